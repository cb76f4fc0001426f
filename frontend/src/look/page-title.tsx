import type { ReactNode } from 'react';

/** The name of the page in the browser's tab. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · Anamnesis`}</title>;
}

/** A page's one h1 with the line below it, and the browser tab's name. `children` stand at its right. */
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
