import { CircleUserRound, FileHeart, House, Video } from 'lucide-react';
import { Link, NavLink, Outlet } from 'react-router';
import { useSession } from '../signed-in/session';
import { Icon } from '../look/icon';
import { LinkButton } from '../look/link-button';
import { Portrait } from '../look/portrait';
import { ThemeSwitch } from '../look/theme-switch';
import { Brand } from './brand';
import { MainArea, SkipLink } from './main-area';
import { shellMessages as m } from './messages';
import { PhoneMenu } from './phone-menu';
import { SocialLinks } from './social-links';
import styles from './shell.module.css';

const areas = [
  { to: '/community', name: m.community },
  { to: '/activity', name: m.activities },
  { to: '/wearables', name: m.wearables },
  { to: '/user-tele', name: m.telemedicine },
];

const phoneMenu = [...areas, { to: '/logout', name: m.logout }];

const docked = [
  { to: '/main-page', name: m.home, icon: House },
  { to: '/user-reports', name: m.records, icon: FileHeart },
  { to: '/user-tele', name: m.telemedicine, icon: Video },
  { to: '/user-profile', name: m.profile, icon: CircleUserRound },
];

function TopBar() {
  const session = useSession();
  const name = session?.user?.fullName ?? '';
  return (
    <header className={styles.top}>
      <div className={`page ${styles.in}`}>
        <Brand to="/main-page" />
        <nav aria-label={m.main}>
          {areas.map(({ to, name: area }) => (
            <NavLink key={to} to={to}>
              {area}
            </NavLink>
          ))}
        </nav>
        <span className="grow" />
        <ThemeSwitch />
        <Link className="icon-btn desk-only" to="/user-profile" aria-label={`${name}, ${m.yourProfile}`}>
          <Portrait name={name} picture={session?.user?.profileImage ?? null} size={36} />
        </Link>
        <LinkButton className="desk-only" look="text" to="/logout">
          {m.logout}
        </LinkButton>
        <PhoneMenu entries={phoneMenu} />
      </div>
    </header>
  );
}

function BottomBar() {
  return (
    <nav className={styles.bottom} aria-label={m.main}>
      {docked.map(({ to, name, icon }) => (
        <NavLink key={to} to={to}>
          <Icon of={icon} size={22} />
          {name}
        </NavLink>
      ))}
    </nav>
  );
}

/** The frame of the patient's app: a top bar on a desk, a bottom bar on a phone. */
export default function PatientShell() {
  return (
    <div className={styles.app}>
      <SkipLink />
      <TopBar />
      <MainArea className="page">
        <Outlet />
      </MainArea>
      <footer className="page">
        <div className={styles.appfoot}>
          <span className="note">{m.copyright}</span>
          <SocialLinks />
        </div>
      </footer>
      <BottomBar />
    </div>
  );
}
