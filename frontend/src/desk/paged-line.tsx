import Button from '@mui/material/Button';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Line } from '../look/line';
import { EmptyState, ErrorBox, Loading } from '../look/states';

interface Props<Item> {
  query: Pick<
    UseInfiniteQueryResult,
    'isError' | 'isPending' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** The items of all pages so far; undefined before the first one. */
  items: readonly Item[] | undefined;
  /** The name of the line. */
  label: string;
  texts: Readonly<Record<'loading' | 'failed' | 'nothingLost' | 'more' | 'loadingMore', string>>;
  empty: { title: string; text?: string };
  /** Shows an item, as a `LineItem` with a key. */
  children: (item: Item) => ReactNode;
}

/** A list on the line that is loaded page by page, with what it shows while it loads, when that fails, and when it is empty. */
export function PagedLine<Item>({ query, items, label, texts, empty, children }: Props<Item>) {
  return (
    <>
      {query.isError && !items && (
        <ErrorBox title={texts.failed} text={texts.nothingLost} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Loading label={texts.loading} lines={3} />}
      {items?.length === 0 && <EmptyState {...empty} />}
      {items && items.length > 0 && <Line label={label}>{items.map(children)}</Line>}
      {query.hasNextPage && (
        <Button variant="outlined" disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {query.isFetchingNextPage ? texts.loadingMore : texts.more}
        </Button>
      )}
    </>
  );
}
