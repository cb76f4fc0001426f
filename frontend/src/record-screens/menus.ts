import { CalendarCog, CalendarDays, ClipboardCheck, FileWarning, House, Users, type LucideIcon } from 'lucide-react';
import { deskMessages as m } from './messages';

/** The roles that work at the record screens. */
export type DeskRole = 'doctor' | 'operator';

interface Menu {
  readonly label: string;
  /** Where the brand leads. */
  readonly home: string;
  readonly items: readonly { readonly to: string; readonly icon: LucideIcon; readonly name: string }[];
}

/** What each of them finds at the left. */
export const menus: Readonly<Record<DeskRole, Menu>> = {
  doctor: {
    label: m.doctorScreens,
    home: '/doctor-dashboard',
    items: [
      { to: '/doctor-dashboard', icon: House, name: m.home },
      { to: '/appointments', icon: CalendarDays, name: m.appointments },
      { to: '/availability', icon: CalendarCog, name: m.availability },
      { to: '/details', icon: Users, name: m.patients },
    ],
  },
  operator: {
    label: m.operatorScreens,
    home: '/registrations',
    items: [
      { to: '/registrations', icon: ClipboardCheck, name: m.registrations },
      { to: '/set-aside', icon: FileWarning, name: m.setAside },
    ],
  },
};
