import { exportHistory, showIntegrity } from '@anamnesis/contracts/integrity/addresses';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { download } from '../api/download';
import { DeskBar } from '../desk/desk-bar';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { Section } from '../look/section';
import { SelectField } from '../look/select-field';
import { ErrorBox, Loading } from '../look/states';
import { toast } from '../look/toasts';
import { agreedTime } from '../time/clinic-time';
import { InquiryForm } from '../replay/inquiry-form';
import { useClinic } from '../time/use-clinic';
import { HeadFacts, Witnesses } from './head-facts';
import styles from './integrity.module.css';
import { integrityMessages } from './messages';
import { useHeads } from './use-heads';
import { TrustedKey } from './trusted-key';
import { useTrustedKey } from './use-trusted-key';
import { askedIn, askedQuery, useVerification } from './use-verification';
import { VerifiedHistory } from './verified-history';

/**
 * The signed heads and their witnesses; a history is verified here in the browser and downloaded with its proofs. Its
 * address can be shared: `of` are streams and positions, separated by commas, `size` the head's number of events, `inquiry` the inquiry.
 */
export function Proofs() {
  const m = useMessages(integrityMessages);
  const { timeZone } = useClinic();
  const [address, setAddress] = useSearchParams();
  const of = address.get('of') ?? '';
  const inquiry = address.get('inquiry') ?? '';
  const [text, setText] = useState(of);
  const [isEmpty, setEmpty] = useState(false);
  const query = useHeads();
  const { data: integrity } = useApiQuery(showIntegrity);
  const heads = query.data?.pages.flatMap((page) => page.heads) ?? [];
  const at = Math.max(
    0,
    heads.findIndex(({ size }) => String(size) === address.get('size')),
  );
  const [head, older] = [heads[at], heads[at + 1]];
  const asked = askedIn(of);
  const trusted = useTrustedKey();
  const verification = useVerification({ ...asked, inquiry }, head, older);
  const show = (next: { of?: string; size?: string; inquiry?: string }) =>
    setAddress({ of, ...(inquiry && { inquiry }), ...(head ? { size: String(head.size) } : {}), ...next });
  const save = () =>
    download(exportHistory, { query: { ...askedQuery(asked), inquiry, size: head?.size ?? 0 } }, 'history.json').catch(
      () => toast.error(m.downloadFailed),
    );
  return (
    <>
      <DeskBar title={m.proofs} note={m.proofsNote} />
      {inquiry === '' && <InquiryForm note={m.inquiryNote} onInquiry={(id) => show({ inquiry: id })} />}
      <div className={`desk-page stack ${styles.page}`}>
        {query.isError && heads.length === 0 && (
          <ErrorBox title={m.failed} text={m.failedHint} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && <Loading label={m.loading} lines={3} />}
        {query.data && !head && <p className="note">{m.noHead}</p>}
        {head && (
          <>
            {inquiry !== '' && (
              <form
                className={styles.form}
                onSubmit={(event) => {
                  event.preventDefault();
                  setEmpty(text.trim() === '');
                  if (text.trim() !== '') show({ of: text.trim() });
                }}
              >
                <Field
                  label={m.of}
                  hint={m.ofHint}
                  value={text}
                  error={isEmpty ? m.ofMissing : undefined}
                  onChange={({ target }) => setText(target.value)}
                />
                <div className="row wrap">
                  <Button type="submit" variant="contained" disabled={verification.isFetching}>
                    {verification.isFetching ? m.verifying : m.verify}
                  </Button>
                  {verification.data && (
                    <Button variant="outlined" onClick={() => void save()}>
                      {m.download}
                    </Button>
                  )}
                </div>
              </form>
            )}
            {verification.isError && <ErrorBox title={m.verifyFailed} text={verification.error.message} />}
            {verification.data && (
              <VerifiedHistory
                key={of}
                result={verification.data}
                head={head}
                older={older}
                keyState={trusted.stateOf(head.key)}
              />
            )}
            <Section title={m.heads}>
              <SelectField
                label={m.head}
                value={String(head.size)}
                options={heads.map(({ size, signedAt }) => ({
                  value: String(size),
                  label: m.headChoice({ count: size, time: agreedTime(signedAt, timeZone) }),
                }))}
                onChange={({ target }) => show({ size: target.value })}
              />
              {query.hasNextPage && (
                <Button disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {m.moreHeads}
                </Button>
              )}
              <HeadFacts head={head} />
              {head.cosignatures.length > 0 && (
                <p className="note">
                  {m.cosigned({ witnesses: head.cosignatures.map(({ witness }) => witness).join(', ') })}
                </p>
              )}
            </Section>
            <TrustedKey keyText={head.key} trusted={trusted} />
            <Section title={m.witnesses}>
              <Witnesses witnesses={integrity?.witnesses ?? []} />
            </Section>
            <Section title={m.offline}>
              <p>{m.offlineText}</p>
              <p className={styles.hash}>node verify.mjs history.json --key …</p>
              <p>
                <a href="/verify.mjs" download>
                  {m.program}
                </a>
              </p>
            </Section>
          </>
        )}
      </div>
    </>
  );
}
