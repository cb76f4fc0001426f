import { LogOut, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu } from 'react-admin';
import { matchPath, NavLink, useLocation } from 'react-router';
import { useSession } from '../signed-in/session';
import { Icon } from '../look/icon';
import { Brand } from '../shell/brand';
import { MainArea, SkipLink } from '../shell/main-area';
import { type DeskRole, menus } from './menus';
import { useMessages } from '../language/messages';
import { deskMessages } from './messages';
import { Who } from './who';
import '../look/desk.css';
import styles from './record-screens.module.css';

function Item({ to, icon, children }: { to: string; icon: LucideIcon; children: string }) {
  return (
    <NavLink className={styles.item} to={to}>
      <Icon of={icon} />
      {children}
    </NavLink>
  );
}

/** An entry of react-admin's menu, with the role of a link because it navigates. */
function MenuItem({
  to,
  icon,
  isHere,
  children,
  count: Count,
}: (typeof menus)[DeskRole]['items'][number] & { isHere: boolean; children: string }) {
  return (
    <Menu.Item
      className={styles.item}
      role="link"
      to={to}
      primaryText={
        Count ? (
          <>
            {children} <Count />
          </>
        ) : (
          children
        )
      }
      leftIcon={<Icon of={icon} />}
      aria-current={isHere ? 'page' : undefined}
    />
  );
}

/** The frame of the record screens: the person and the menu of their role at the left, the page at the right. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const m = useMessages(deskMessages);
  const user = useSession()?.user;
  const menu = menus[user?.role === 'operator' || user?.role === 'auditor' ? user.role : 'doctor'];
  const { pathname } = useLocation();
  const here = menu.items
    .filter(({ to }) => matchPath({ path: to, end: false }, pathname))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
  return (
    <div className="desk">
      <SkipLink />
      <aside className={styles.side}>
        <Brand to={menu.home} height={26} />
        {user && <Who user={user} />}
        <Menu component="nav" role={undefined} aria-label={m[menu.label]}>
          {menu.items.map((item) => (
            <MenuItem key={item.to} {...item} isHere={here?.to === item.to}>
              {m[item.name]}
            </MenuItem>
          ))}
        </Menu>
        <span className={styles.fill} />
        <Item to="/account" icon={ShieldCheck}>
          {m.account}
        </Item>
        <Item to="/logout" icon={LogOut}>
          {m.logout}
        </Item>
      </aside>
      <MainArea>{children}</MainArea>
    </div>
  );
}
