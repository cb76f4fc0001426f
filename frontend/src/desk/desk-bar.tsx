import type { ReactNode } from 'react';
import { DocumentTitle } from '../look/page-title';
import { ThemeSwitch } from '../look/theme-switch';

/** The title bar of a record screen: its one h1, a note beside it, and its tools at the right. */
export function DeskBar({ title, note, children }: { title: string; note?: ReactNode; children?: ReactNode }) {
  return (
    <header className="desk-bar">
      <DocumentTitle>{title}</DocumentTitle>
      <hgroup>
        <h1>{title}</h1>
        {note && <p className="note num">{note}</p>}
      </hgroup>
      {children}
      <ThemeSwitch />
    </header>
  );
}
