import { openShareLink } from '@anamnesis/contracts/share/addresses';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ApiErrorCode } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { PageTitle } from '../look/page-title';
import { Problem } from '../look/problem';
import { ErrorBox } from '../look/states';
import { sharedRecordMessages } from './messages';
import type { End } from './use-shared';
import styles from './shared-record.module.css';

interface Props {
  /** The fragment of the link. */
  token: string;
  /** Why the record was closed; null before it was opened, and when the reader closed it. */
  end: End | null;
  onOpened: (session: string) => void;
}

/** Refusals after which the pass code would not help. */
const OVER: ReadonlySet<ApiErrorCode> = new Set(['SHARE_EXPIRED', 'SHARE_REVOKED']);
const TOKEN = /^[\w-]{43}$/;

/** Asks for the pass code of a share link. */
export function PassCodeForm({ token, end, onOpened }: Props) {
  const m = useMessages(sharedRecordMessages);
  const [passCode, setPassCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { mutate, error, isPending } = useCommand(openShareLink, { onDone: ({ data }) => onOpened(data.session) });
  const why = error ?? end;
  // What the page has found out by itself has no code of the server.
  const text = typeof why === 'string' ? m[why] : why?.isRefusal ? why.message : m.tryAgain;
  const isOver = why === 'linkOver' || (typeof why === 'object' && why !== null && OVER.has(why.code));
  const submit = () => {
    setMissing(passCode.trim() === '');
    if (passCode.trim() !== '') mutate({ body: { token, passCode } });
  };
  if (!TOKEN.test(token)) return <Closed title={m.incomplete} text={m.incompleteText} />;
  if (isOver) return <Closed title={m.ended} text={text} />;
  return (
    <div className={styles.enter}>
      <PageTitle title={m.enterTitle} note={m.enterNote} />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field
          label={m.passCode}
          hint={m.passCodeHint}
          value={passCode}
          inputProps={{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 40 }}
          onChange={({ target }) => setPassCode(target.value)}
          error={isMissing ? m.passCodeMissing : undefined}
        />
        {!isPending && !isMissing && why && <Problem title={error ? m.notOpened : m.closed} text={text} />}
        <Button variant="act" type="submit" disabled={isPending}>
          {isPending ? m.opening : m.open}
        </Button>
      </form>
    </div>
  );
}

function Closed({ title, text }: { title: string; text: string }) {
  const m = useMessages(sharedRecordMessages);
  return (
    <div className={styles.enter}>
      <PageTitle title={m.enterTitle} />
      <ErrorBox title={title} text={text} />
    </div>
  );
}
