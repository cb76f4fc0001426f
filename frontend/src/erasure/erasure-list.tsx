import { listErasures } from '@anamnesis/contracts/erasure/addresses';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { DeskBar } from '../desk/desk-bar';
import { useMessages } from '../language/messages';
import { Line } from '../look/line';
import { EmptyState, ErrorBox, Loading } from '../look/states';
import { ErasureItem } from './erasure-item';
import { HoldDialog } from './hold-dialog';
import { erasureListMessages } from './messages';

const states = ['open', 'ended'] as const;
type State = (typeof states)[number];

/** Requests for erasure, holds and erasures. Operators place and lift holds; auditors only read. */
export function ErasureList({ mayHold }: { mayHold: boolean }) {
  const m = useMessages(erasureListMessages);
  const [state, setState] = useState<State>('open');
  const [isHolding, setHolding] = useState(false);
  const query = useErasures(state);
  const erasures = query.data?.pages.flatMap((page) => page.erasures);
  return (
    <>
      <DeskBar title={m.title} note={mayHold ? m.operatorNote : m.auditorNote} />
      <div className="desk-page stack">
        <div className="row">
          <div className="seg" role="group" aria-label={m.state}>
            {states.map((each) => (
              <button key={each} type="button" aria-pressed={each === state} onClick={() => setState(each)}>
                {m.states[each]}
              </button>
            ))}
          </div>
          {mayHold && (
            <Button variant="outlined" onClick={() => setHolding(true)}>
              {m.placeByEmail}
            </Button>
          )}
        </div>
        {query.isError && !erasures && (
          <ErrorBox title={m.failed} text={m.nothingLost} onRetry={() => void query.refetch()} />
        )}
        {query.isPending && <Loading label={m.loading} lines={3} />}
        {erasures?.length === 0 && <EmptyState title={m.none[state]} />}
        {erasures && erasures.length > 0 && (
          <Line label={m.states[state]}>
            {erasures.map((erasure) => (
              <ErasureItem key={erasure.patientId} erasure={erasure} mayHold={mayHold} />
            ))}
          </Line>
        )}
        {query.hasNextPage && (
          <Button variant="outlined" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? m.loadingMore : m.more}
          </Button>
        )}
      </div>
      {isHolding && <HoldDialog patient={null} onClose={() => setHolding(false)} />}
    </>
  );
}

const useErasures = (state: State) =>
  useInfiniteQuery({
    queryKey: [listErasures.path, state],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listErasures, { query: { state, ...(pageParam === null ? {} : { before: pageParam }) } }, { signal }),
    getNextPageParam: (last) => last.next,
    meta: shownBy(listErasures),
  });
