import { listErasures } from '@anamnesis/contracts/erasure/addresses';
import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { DeskBar } from '../desk/desk-bar';
import { PagedLine } from '../desk/paged-line';
import { useMessages } from '../language/messages';
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
        <PagedLine query={query} items={erasures} label={m.states[state]} texts={m} empty={{ title: m.none[state] }}>
          {(erasure) => <ErasureItem key={erasure.patientId} erasure={erasure} mayHold={mayHold} />}
        </PagedLine>
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
