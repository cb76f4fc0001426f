import type { ReactNode } from 'react';
import { useMessages } from '../language/messages';
import { lookMessages } from './messages';

/** The document's title. */
export function DocumentTitle({ children }: { children: string }) {
  const m = useMessages(lookMessages);
  return <title>{m.documentTitle({ title: children })}</title>;
}

/** The h1 of a page with a line below it, and the document's title. `children` are at its right. */
export function PageTitle({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <header className="page-title">
      <DocumentTitle>{title}</DocumentTitle>
      <div className="grow">
        <h1>{title}</h1>
        {note && <p className="note">{note}</p>}
      </div>
      {children}
    </header>
  );
}
