import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DocumentTitle } from '../look/page-title';
import { ThemeSwitch } from '../look/theme-switch';
import { Brand } from '../shell/brand';
import { MainArea, SkipLink } from '../shell/main-area';
import { signInMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './accounts.module.css';

const Pulse = () => (
  <svg className={styles.authLine} viewBox="0 0 520 150" aria-hidden="true">
    <path
      d="M-4 96h84l10-16 10 16h12l22-74 27 116 17-62 8 20h30c40 0 52-46 92-46s52 36 84 36"
      fill="none"
      stroke="var(--teal)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g fill="var(--teal)">
      <circle cx="216" cy="96" r="6.5" />
      <circle cx="308" cy="50" r="6.5" />
    </g>
    <circle cx="392" cy="86" r="18" fill="var(--apricot)" opacity=".25" />
    <circle cx="392" cy="86" r="9" fill="var(--apricot)" />
    <path
      d="M418 84c30-8 58-22 110-18"
      fill="none"
      stroke="var(--teal-line)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray=".1 12"
    />
  </svg>
);

/** The frame of sign-up and sign-in pages: a dark panel with the logo, and the form next to it. */
export function AuthFrame({
  title,
  note,
  panel,
  children,
}: {
  title: string;
  note?: string;
  panel?: ReactNode;
  children: ReactNode;
}) {
  const m = useMessages(signInMessages);
  return (
    <div className={styles.auth}>
      <SkipLink />
      <DocumentTitle>{title}</DocumentTitle>
      <aside className={`${styles.authPanel} deep`}>
        <Brand to="/" height={32} />
        <p className={styles.authSay}>{m.tagline}</p>
        <Pulse />
        {panel}
      </aside>
      <div className={styles.authSide}>
        <div className={styles.authTop}>
          <ThemeSwitch />
        </div>
        <MainArea className={styles.authMain}>
          <h1>{title}</h1>
          {note && <p className={`note ${styles.authNote}`}>{note}</p>}
          {children}
        </MainArea>
        <footer className={`note ${styles.authHelp}`}>
          <Link to="/help">{m.needHelp}</Link>
        </footer>
      </div>
    </div>
  );
}

/** The line below a form that links to its counterpart. */
export function SwitchLink({ ask, to, children }: { ask: string; to: string; children: string }) {
  return (
    <p className={`note ${styles.authSwitch}`}>
      {ask} <Link to={to}>{children}</Link>
    </p>
  );
}
