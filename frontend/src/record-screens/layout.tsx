import { LogOut, ShieldCheck, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useSession } from '../signed-in/session';
import { Icon } from '../look/icon';
import { Brand } from '../shell/brand';
import { MainArea, SkipLink } from '../shell/main-area';
import { menus } from './menus';
import { deskMessages as m } from './messages';
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

/** The frame of the record screens: a well at the left with the person and their role's menu, the page at the right. */
export function DeskLayout({ children }: { children: ReactNode }) {
  const user = useSession()?.user;
  const menu = menus[user?.role === 'operator' ? 'operator' : 'doctor'];
  return (
    <div className="desk">
      <SkipLink />
      <aside className={styles.side}>
        <Brand to={menu.home} height={26} />
        {user && <Who user={user} />}
        <nav aria-label={menu.label}>
          {menu.items.map(({ to, icon, name }) => (
            <Item key={to} to={to} icon={icon}>
              {name}
            </Item>
          ))}
        </nav>
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
