import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { listMessages as m, pageOf } from './messages';

/** Turns the pages of the list around it; nothing where there is but one. */
export function ListPages() {
  const { page, perPage, total = 0, setPage, hasPreviousPage, hasNextPage } = useListContext();
  if (total <= perPage) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <nav className="list-pages" aria-label={m.pages}>
      <Button variant="outlined" size="small" disabled={!hasPreviousPage} onClick={() => setPage(page - 1)}>
        {m.previous}
      </Button>
      <p className="note num" role="status">
        {pageOf(first, Math.min(first + perPage - 1, total), total)}
      </p>
      <Button variant="outlined" size="small" disabled={!hasNextPage} onClick={() => setPage(page + 1)}>
        {m.next}
      </Button>
    </nav>
  );
}
