import { listReadings } from '@anamnesis/contracts/access-review/addresses';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { DeskBar } from '../desk/desk-bar';
import { ListKeys } from '../desk/list-keys';
import { PagedLine } from '../desk/paged-line';
import { useListKeys } from '../desk/use-list-keys';
import { useMessages } from '../language/messages';
import { AccessParts } from './access-parts';
import { FilterBar } from './filter-bar';
import { ListedReading } from './listed-reading';
import { accessReviewMessages } from './messages';
import { useReadingFilters } from './reading-filters';
import { RuleList } from './rule-list';

/** The auditor's list of readings, the latest first: first those that are unusual and not reviewed. */
export function Readings() {
  const m = useMessages(accessReviewMessages);
  const filters = useReadingFilters();
  const list = useReadings(filters.query);
  const readings = list.data?.pages.flatMap((page) => page.readings);
  const ids = useMemo(() => list.data?.pages.flatMap((page) => page.readings.map(({ id }) => id)) ?? [], [list.data]);
  const [chosen, setChosen] = useState<string>();
  const cards = useRef(new Map<string, HTMLElement | null>());
  const cardOf = useCallback((id: string) => cards.current.get(id) ?? null, []);
  useListKeys({ ids, chosen, onChoose: setChosen, cardOf });
  return (
    <>
      <DeskBar title={m.title} note={m.note} />
      <div className="desk-page stack">
        <AccessParts />
        <RuleList />
        <FilterBar filters={filters} />
        <ListKeys texts={m.keys} />
        <PagedLine
          query={list}
          items={readings}
          label={m.states[filters.show]}
          texts={m}
          empty={{ title: m.none[filters.show], ...(filters.isFiltered && { text: m.noneText }) }}
        >
          {(reading) => (
            <ListedReading
              key={reading.id}
              reading={reading}
              ref={(card) => void cards.current.set(reading.id, card)}
            />
          )}
        </PagedLine>
      </div>
    </>
  );
}

const useReadings = (query: ReturnType<typeof useReadingFilters>['query']) =>
  useInfiniteQuery({
    queryKey: [listReadings.path, query],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(listReadings, { query: { ...query, ...(pageParam !== null && { before: pageParam }) } }, { signal }),
    getNextPageParam: (last) => last.next,
    meta: shownBy(listReadings),
  });
