import type { ReactNode } from 'react';
import { ExportButton, TopToolbar, useListContext } from 'react-admin';

/** The tools of the list around it: its filters, and the CSV export where there is something to export. */
export function ListTools({ children }: { children: ReactNode }) {
  const { total } = useListContext();
  return (
    <TopToolbar>
      {children}
      {total !== undefined && total > 0 && <ExportButton />}
    </TopToolbar>
  );
}
