import { showMoment } from '@anamnesis/contracts/replay/addresses';
import { MOMENT_PAGE } from '@anamnesis/contracts/replay/constants';
import type { Moment } from '@anamnesis/contracts/replay/history';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { call } from '../api/call';
import { shownBy } from '../api/tags';
import { useMessages } from '../language/messages';
import { Icon } from '../look/icon';
import type { HistoryReference } from './history-reference';
import { replayMessages } from './messages';
import { RecordRow } from './record-row';
import { columnsOf, notedColumn } from './record-tables';
import type { Names } from './sentences';
import { useCells } from './use-cells';
import styles from './replay.module.css';

type Section = Moment['sections'][number];

interface Props {
  reference: HistoryReference;
  names: Names;
  section: Section;
  /** The position of the moment. */
  at: string;
  /** The position of the compared moment; undefined for none. */
  compared: string | undefined;
}

/** A table of a read model at the moment: its main columns, or all; its first rows, or more. */
export const RecordSection = memo(function RecordSection({ reference, names, section, at, compared }: Props) {
  const m = useMessages(replayMessages);
  const cells = useCells(names);
  const heading = useId();
  const [all, setAll] = useState(false);
  const more = useMoreRows(reference, section, at, compared);
  // A table that is the same at the next moment is not drawn again.
  const rows = useMemo(() => [...section.rows, ...(more.pages?.flat() ?? [])], [section.rows, more.pages]);
  const { main, columns } = useMemo(() => {
    const { main, others } = columnsOf(
      section.table,
      rows.map(({ row }) => row),
    );
    return { main, columns: all ? [...main, ...others] : main };
  }, [section.table, rows, all]);
  const left = section.total - rows.length;
  const title = cells.tableName(section.table);
  return (
    <>
      <div className={styles.sectionHead}>
        <h3 id={heading}>{title}</h3>
        <button
          type="button"
          className={styles.link}
          aria-pressed={all}
          aria-label={m.allColumnsOf({ section: title })}
          onClick={() => setAll(!all)}
        >
          {all && <Icon of={Check} size={16} />}
          {m.allColumns}
        </button>
      </div>
      <div className={styles.scroll} tabIndex={0} role="region" aria-labelledby={heading}>
        {/* A phone shows rows as lists: with that look, elements keep no roles of their own. */}
        <table role="table" aria-labelledby={heading}>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {cells.columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <RecordRow
                key={`${row.change ?? ''} ${row.key}`}
                {...{ row, columns, cells }}
                marked={main.at(-1)}
                noted={all ? undefined : notedColumn(section.table)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <button type="button" className={`btn small ${styles.more}`} disabled={more.isLoading} onClick={more.load}>
          {more.hasFailed ? m.moreFailed : m.more({ count: Math.min(left, MOMENT_PAGE) })}
        </button>
      )}
    </>
  );
});

/** The rows of a section after the first page, which came with the moment; loaded on demand. */
function useMoreRows(
  { kind, id, inquiry }: HistoryReference,
  section: Section,
  at: string,
  compared: string | undefined,
) {
  const { model, table, rows, total } = section;
  const query = useInfiniteQuery({
    queryKey: [showMoment.path, kind, id, inquiry, model, table, at, compared],
    enabled: false,
    initialPageParam: rows.length,
    queryFn: async ({ pageParam, signal }) => {
      const asked = { inquiry, at, ...(compared !== undefined && { compare: compared }), table, from: pageParam };
      const { data } = await call(showMoment, { params: { kind, id }, query: asked }, { signal });
      return data.sections.find((each) => each.model === model && each.table === table)?.rows ?? [];
    },
    getNextPageParam: (last, pages) => {
      const loaded = rows.length + pages.reduce((sum, page) => sum + page.length, 0);
      return last.length > 0 && loaded < total ? loaded : undefined;
    },
    ...{ staleTime: Infinity, gcTime: 20_000 },
    meta: shownBy(showMoment),
  });
  return {
    pages: query.data?.pages,
    isLoading: query.isFetching,
    hasFailed: query.isError && !query.isFetching,
    load: () => void (query.data ? query.fetchNextPage() : query.refetch()),
  };
}
