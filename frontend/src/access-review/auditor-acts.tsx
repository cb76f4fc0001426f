import { listAuditorActs } from '@anamnesis/contracts/access-review/addresses';
import type { AuditorAct } from '@anamnesis/contracts/access-review/routes';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { DeskBar } from '../desk/desk-bar';
import type { TextsOf } from '../language/message-types';
import { useMessages } from '../language/messages';
import { Line, LineItem } from '../look/line';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { agreedTime } from '../time/clinic-time';
import { useClinic } from '../time/use-clinic';
import { AccessParts } from './access-parts';
import { accessReviewMessages } from './messages';
import type english from './messages.en';
import styles from './access-review.module.css';

function sentenceOf(
  m: TextsOf<typeof english>,
  { kind, searched, shown, doctor, auditor: { name } }: AuditorAct,
): string {
  const auditor = name === '' ? m.nameless.auditor : name;
  const count = shown ?? 0;
  if (kind === 'search' && searched !== null) return m.acts.search[searched]({ auditor, count });
  if (kind === 'doctorHistory') return m.acts.doctorHistory({ auditor, doctor: doctor?.name ?? '' });
  return kind === 'whatIf' ? m.acts.whatIf({ auditor, count }) : m.acts.inquiry({ auditor });
}

/** What auditors did besides reading records, the latest first: who watches is watched too. */
export function AuditorActs() {
  const m = useMessages(accessReviewMessages);
  const { timeZone } = useClinic();
  const list = useActs();
  const acts = list.data?.pages.flatMap((page) => page.acts);
  return (
    <>
      <DeskBar title={m.actsTitle} note={m.actsNote} />
      <div className="desk-page stack">
        <AccessParts />
        {list.isError && !acts && (
          <ErrorBox title={m.failed} text={m.nothingLost} onRetry={() => void list.refetch()} />
        )}
        {list.isPending && <Loading label={m.actsLoading} lines={3} />}
        {acts?.length === 0 && <EmptyState title={m.noActs} />}
        {acts && acts.length > 0 && (
          <Line label={m.auditors}>
            {acts.map((act) => (
              <LineItem key={act.id} ahead={false}>
                <div className={styles.reading}>
                  <h2>{sentenceOf(m, act)}</h2>
                  <p className="note">{m.actReason({ time: agreedTime(act.doneAt, timeZone), reason: act.reason })}</p>
                </div>
              </LineItem>
            ))}
          </Line>
        )}
        {list.hasNextPage && (
          <Button variant="outlined" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchingNextPage ? m.loadingMore : m.more}
          </Button>
        )}
      </div>
    </>
  );
}

const useActs = () =>
  useInfiniteQuery({
    queryKey: [listAuditorActs.path],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listAuditorActs, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
    getNextPageParam: (last) => last.next,
    meta: shownBy(listAuditorActs),
  });
