import { CircleUserRound, FileHeart, House, Video } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import { useSession } from '../signed-in/session';
import { Icon } from '../look/icon';
import { LinkButton } from '../look/link-button';
import { Portrait } from '../look/portrait';
import { ThemeSwitch } from '../look/theme-switch';
import { useMessages } from '../language/messages';
import { OfflineLater } from '../offline/offline-later';
import { ChatbotButton, RoundAssistantButton, useAssistant } from './assistant';
import { Brand } from './brand';
import { MainArea, SkipLink } from './main-area';
import { shellMessages } from './messages';
import { PhoneMenu } from './phone-menu';
import { SocialLinks } from './social-links';
import styles from './shell.module.css';

/** `name` is the key of the area's name among the shell's messages. */
const areas = [
  { to: '/community', name: 'community' },
  { to: '/activity', name: 'activities' },
  { to: '/wearables', name: 'wearables' },
  { to: '/user-tele', name: 'telemedicine' },
] as const;

const phoneMenu = [...areas, { to: '/logout', name: 'logout' }] as const;

const docked = [
  { to: '/main-page', name: 'home', icon: House },
  { to: '/user-reports', name: 'records', icon: FileHeart },
  { to: '/user-tele', name: 'telemedicine', icon: Video },
  { to: '/user-profile', name: 'profile', icon: CircleUserRound },
] as const;

/** Time after which the number of notifications is loaded, ms: it is no part of the first load. */
const AT_REST = 5_000;

/** Leads to the notifications. The bell is drawn by the styles: a script would be part of the first load. */
function NotificationBell() {
  const m = useMessages(shellMessages);
  const [Count, setCount] = useState<ComponentType>();
  useEffect(() => {
    const loaded = ({ default: Loaded }: { default: ComponentType }) => setCount(() => Loaded);
    // Without a network there is no number, and the link still works.
    const load = () => import('../unread/unread-count').then(loaded, () => undefined);
    const timer = setTimeout(() => void load(), AT_REST);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Link className={`icon-btn ${styles.bell}`} to="/notifications">
      <span className="sr">{m.notifications}</span>
      {Count && <Count />}
    </Link>
  );
}

function TopBar({ onAssistant }: { onAssistant: () => void }) {
  const m = useMessages(shellMessages);
  const session = useSession();
  const name = session?.user?.fullName ?? '';
  return (
    <header className={styles.top}>
      <div className={`page ${styles.in}`}>
        <Brand to="/main-page" />
        <nav aria-label={m.main}>
          {areas.map(({ to, name: area }) => (
            <NavLink key={to} to={to}>
              {m[area]}
            </NavLink>
          ))}
        </nav>
        <span className="grow" />
        <ChatbotButton onOpen={onAssistant} />
        <NotificationBell />
        <ThemeSwitch />
        <Link className="icon-btn desk-only" to="/user-profile" aria-label={m.yourProfile({ name })}>
          <Portrait name={name} picture={session?.user?.profileImage ?? null} size={36} />
        </Link>
        <LinkButton className="desk-only" look="text" to="/logout">
          {m.logout}
        </LinkButton>
        <PhoneMenu
          entries={phoneMenu.map((entry) => ({ ...entry, name: m[entry.name] }))}
          action={{ name: m.chatbot, onChoose: onAssistant }}
        />
      </div>
    </header>
  );
}

function BottomBar() {
  const m = useMessages(shellMessages);
  return (
    <nav className={styles.bottom} aria-label={m.main}>
      {docked.map(({ to, name, icon }) => (
        <NavLink key={to} to={to}>
          <Icon of={icon} size={22} />
          {m[name]}
        </NavLink>
      ))}
      <span className={styles.dock} aria-hidden="true" />
    </nav>
  );
}

/** The frame of patient pages: a top bar on wide screens, a bottom bar on phones. */
export default function PatientShell({ children }: { children?: ReactNode }) {
  const m = useMessages(shellMessages);
  const { open, panel } = useAssistant();
  return (
    <div className={styles.app}>
      <SkipLink />
      <TopBar onAssistant={open} />
      <MainArea className="page">
        <OfflineLater />
        {children ?? <Outlet />}
      </MainArea>
      <footer className="page">
        <div className={styles.appfoot}>
          <span className="note">{m.copyright}</span>
          <SocialLinks />
        </div>
      </footer>
      <aside aria-label={m.assistant}>
        <RoundAssistantButton onOpen={open} />
      </aside>
      <BottomBar />
      {panel}
    </div>
  );
}
