import { listAuditorActs } from '@anamnesis/contracts/access-review/addresses';
import type { AuditorAct } from '@anamnesis/contracts/access-review/routes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { DeskBar } from '../desk/desk-bar';
import { PagedLine } from '../desk/paged-line';
import type { TextsOf } from '../language/message-types';
import { useMessages } from '../language/messages';
import { LineItem } from '../look/line';
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

/** What auditors did besides reading records, the latest first: their work is reviewed too. */
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
        <PagedLine
          query={list}
          items={acts}
          label={m.auditors}
          texts={{ ...m, loading: m.actsLoading }}
          empty={{ title: m.noActs }}
        >
          {(act) => (
            <LineItem key={act.id} ahead={false}>
              <div className={styles.reading}>
                <h2>{sentenceOf(m, act)}</h2>
                <p className="note">{m.actReason({ time: agreedTime(act.doneAt, timeZone), reason: act.reason })}</p>
              </div>
            </LineItem>
          )}
        </PagedLine>
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
