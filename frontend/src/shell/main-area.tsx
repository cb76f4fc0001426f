import type { ReactNode } from 'react';
import { useMessages } from '../language/messages';
import { BuildingNotice } from './building-notice';
import { IncompleteNotice } from './incomplete-notice';
import { shellMessages } from './messages';

/** Skips the navigation; the first element in the tab order. */
export const SkipLink = () => {
  const m = useMessages(shellMessages);
  return (
    <a className="skip" href="#main">
      {m.skip}
    </a>
  );
};

/** The page's main content; receives the focus when the page changes. */
export function MainArea({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={className}>
      <div role="status">
        <BuildingNotice />
        <IncompleteNotice />
      </div>
      {children}
    </main>
  );
}
