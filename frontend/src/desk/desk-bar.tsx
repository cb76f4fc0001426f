import type { ReactNode } from 'react';
import { LocalesMenuButton, useLocales } from 'react-admin';
import { DocumentTitle } from '../look/page-title';
import { ThemeSwitch } from '../look/theme-switch';

/** The id of the element that `BarTools` renders into. */
export const BAR_TOOLS = 'desk-bar-tools';

/**
 * The title bar of a record screen: its only h1, a note beside it, and its tools at the right. Without a title, the `List`, `Show`,
 * `Edit` or `Create` below it renders its own into the h1.
 */
export function DeskBar({ title, note, children }: { title?: string; note?: ReactNode; children?: ReactNode }) {
  const locales = useLocales();
  return (
    <header className="desk-bar">
      {title !== undefined && <DocumentTitle>{title}</DocumentTitle>}
      <hgroup>
        {title === undefined ? <h1 id="react-admin-title" /> : <h1>{title}</h1>}
        {note && <p className="note num">{note}</p>}
      </hgroup>
      {children}
      <span className="row bar-tools" id={BAR_TOOLS} />
      {locales.length > 1 && <LocalesMenuButton />}
      <ThemeSwitch />
    </header>
  );
}
