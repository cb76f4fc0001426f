import { listBreakGlass } from '@anamnesis/contracts/break-glass/addresses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { DeskBar } from '../desk/desk-bar';
import { ListKeys } from '../desk/list-keys';
import { PagedLine } from '../desk/paged-line';
import { useListKeys } from '../desk/use-list-keys';
import { useMessages } from '../language/messages';
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
        <PagedLine query={query} items={uses} label={m.states[state]} texts={m} empty={{ title: m.none[state] }}>
          {(use) => <ReviewedUse key={use.id} use={use} ref={(card) => void cards.current.set(use.id, card)} />}
        </PagedLine>
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
