import { listBreakGlass } from '@anamnesis/contracts/break-glass/addresses';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { DeskBar } from '../desk/desk-bar';
import { ListKeys } from '../desk/list-keys';
import { useListKeys } from '../desk/use-list-keys';
import { useMessages } from '../language/messages';
import { Line } from '../look/line';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { reviewMessages } from './review-messages';
import { ReviewedUse } from './reviewed-use';

const states = ['open', 'reviewed'] as const;
type State = (typeof states)[number];

/** The auditor's queue: every use of emergency access, to review or reviewed, the latest first. `children` stand above it. */
export function ReviewQueue({ children }: { children?: ReactNode }) {
  const m = useMessages(reviewMessages);
  const [state, setState] = useState<State>('open');
  const query = useUses(state);
  const uses = query.data?.pages.flatMap((page) => page.uses);
  const [chosen, setChosen] = useState<string>();
  const cards = useRef(new Map<string, HTMLElement | null>());
  const cardOf = useCallback((id: string) => cards.current.get(id) ?? null, []);
  useListKeys({ ids: (uses ?? []).map(({ id }) => id), chosen, onChoose: setChosen, cardOf });
  return (
    <>
      <DeskBar title={m.title} note={m.note} />
      <div className="desk-page stack">
        {children}
        <div className="seg" role="group" aria-label={m.state}>
          {states.map((each) => (
            <button key={each} type="button" aria-pressed={each === state} onClick={() => setState(each)}>
              {m.states[each]}
            </button>
          ))}
        </div>
        {query.isError && !uses && (
          <ErrorBox title={m.failed} text={m.nothingLost} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && <Loading label={m.loading} lines={3} />}
        {uses?.length === 0 && <EmptyState title={m.none[state]} />}
        {uses && uses.length > 0 && (
          <Line label={m.states[state]}>
            {uses.map((use) => (
              <ReviewedUse key={use.id} use={use} ref={(card) => void cards.current.set(use.id, card)} />
            ))}
          </Line>
        )}
        {query.hasNextPage && (
          <Button variant="outlined" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? m.loadingMore : m.more}
          </Button>
        )}
        <ListKeys texts={m.keys} />
      </div>
    </>
  );
}

const useUses = (state: State) =>
  useInfiniteQuery({
    queryKey: [listBreakGlass.path, state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listBreakGlass, { query: { state, ...(pageParam === null ? {} : { before: pageParam }) } }, { signal }),
    getNextPageParam: (last) => last.next,
    meta: shownBy(listBreakGlass),
  });
