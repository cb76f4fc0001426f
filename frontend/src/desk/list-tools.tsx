import type { ReactNode } from 'react';
import { ExportButton, TopToolbar, useListContext } from 'react-admin';

/** The tools of the surrounding list: its filters, and the CSV export of all its rows unless it is empty. */
export function ListTools({ children }: { children: ReactNode }) {
  const { total } = useListContext();
  return (
    <TopToolbar>
      {children}
      {total !== undefined && total > 0 && <ExportButton maxResults={total} />}
    </TopToolbar>
  );
}
