import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CircleUserRound, FileHeart, House, Menu as MenuIcon, Video } from 'lucide-react';
import { useState } from 'react';
import { Link, NavLink, Outlet } from 'react-router';
import { useSession } from '../signed-in/session';
import { Icon } from '../look/icon';
import { Portrait } from '../look/portrait';
import { ThemeSwitch } from '../look/theme-switch';
import { Brand } from './brand';
import { MainArea, SkipLink } from './main-area';
import { shellMessages as m } from './messages';
import { SocialLinks } from './social-links';
import styles from './shell.module.css';

const areas = [
  { to: '/community', name: m.community },
  { to: '/activity', name: m.activities },
  { to: '/wearables', name: m.wearables },
  { to: '/user-tele', name: m.telemedicine },
];

const docked = [
  { to: '/main-page', name: m.home, icon: House },
  { to: '/user-reports', name: m.records, icon: FileHeart },
  { to: '/user-tele', name: m.telemedicine, icon: Video },
  { to: '/user-profile', name: m.profile, icon: CircleUserRound },
];

function PhoneMenu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <span className="phone-only">
      <IconButton
        aria-label={m.menu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={MenuIcon} size={24} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {areas.map(({ to, name }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {name}
          </MenuItem>
        ))}
        <MenuItem component={Link} to="/logout" onClick={close}>
          {m.logout}
        </MenuItem>
      </Menu>
    </span>
  );
}

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
        <IconButton className="desk-only" component={Link} to="/user-profile" aria-label={`${name}, ${m.yourProfile}`}>
          <Portrait name={name} picture={session?.user?.profileImage ?? null} size={36} />
        </IconButton>
        <Button className="desk-only" variant="text" component={Link} to="/logout">
          {m.logout}
        </Button>
        <PhoneMenu />
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
