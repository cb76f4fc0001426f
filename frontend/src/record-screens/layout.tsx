import { CalendarCog, CalendarDays, House, LogOut, ShieldCheck, Users, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { currentDoctor } from '../api/addresses';
import { useQuestion } from '../api/questions';
import { useSession } from '../accounts/session';
import { Icon } from '../look/icon';
import { Portrait } from '../look/portrait';
import { Brand } from '../shell/brand';
import { MainArea, SkipLink } from '../shell/main-area';
import { deskMessages as m } from './messages';

function Item({ to, icon, children }: { to: string; icon: LucideIcon; children: string }) {
  return (
    <NavLink className="item" to={to}>
      <Icon of={icon} />
      {children}
    </NavLink>
  );
}

function Who() {
  const user = useSession()?.user;
  const { data } = useQuestion(currentDoctor);
  if (!user) return null;
  const fullName = data?.data.fullName ?? user.fullName;
  return (
    <div className="who">
      <Portrait name={fullName} seed={user.id} picture={data?.data.avatar ?? user.profileImage} size={44} />
      <div className="grow">
        <strong>Dr. {fullName}</strong>
        <p className="note">{data?.data.specialization}</p>
      </div>
    </div>
  );
}

/** The frame of the record screens: a well at the left with the person and the menu, the page at the right. */
export function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <div className="desk">
      <SkipLink />
      <aside className="side">
        <Brand to="/doctor-dashboard" height={26} />
        <Who />
        <nav aria-label={m.doctorScreens}>
          <Item to="/doctor-dashboard" icon={House}>
            {m.home}
          </Item>
          <Item to="/appointments" icon={CalendarDays}>
            {m.appointments}
          </Item>
          <Item to="/availability" icon={CalendarCog}>
            {m.availability}
          </Item>
          <Item to="/details" icon={Users}>
            {m.patients}
          </Item>
        </nav>
        <span className="fill" />
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
