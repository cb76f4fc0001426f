import type { ReactNode } from 'react';
import { IncompleteNotice } from './incomplete-notice';
import { shellMessages as m } from './messages';

/** The link past the navigation, the first thing the Tab key reaches. */
export const SkipLink = () => (
  <a className="skip" href="#main">
    {m.skip}
  </a>
);

/** The page's own content; takes the focus when the page changes. */
export function MainArea({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      <IncompleteNotice />
      {children}
    </main>
  );
}
