import {
  Bell,
  CalendarCog,
  CalendarDays,
  ClipboardCheck,
  Eraser,
  FileWarning,
  Flag,
  Fingerprint,
  FlaskConical,
  History,
  House,
  KeyRound,
  ShieldCheck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { OpenCount } from '../access-review/open-count';
import type { TextsOf } from '../language/message-types';
import UnreadCount from '../unread/unread-count';
import type english from './messages.en';

/** The roles that use the record screens. */
export type DeskRole = 'doctor' | 'operator' | 'auditor';

/** A text without arguments. */
type TextName = Exclude<keyof TextsOf<typeof english>, 'doctor'>;

interface Menu {
  readonly label: TextName;
  /** The path of the brand's link. */
  readonly home: string;
  readonly items: readonly {
    readonly to: string;
    readonly icon: LucideIcon;
    readonly name: TextName;
    /** Shows how much there is to do. */
    readonly count?: ComponentType;
  }[];
}

/** The menu of each role. */
export const menus: Readonly<Record<DeskRole, Menu>> = {
  doctor: {
    label: 'doctorScreens',
    home: '/doctor-dashboard',
    items: [
      { to: '/doctor-dashboard', icon: House, name: 'home' },
      { to: '/appointments', icon: CalendarDays, name: 'appointments' },
      { to: '/availability', icon: CalendarCog, name: 'availability' },
      { to: '/details', icon: Users, name: 'patients' },
      { to: '/doctor-notifications', icon: Bell, name: 'notifications', count: UnreadCount },
    ],
  },
  auditor: {
    label: 'auditorScreens',
    home: '/audit',
    items: [
      { to: '/audit', icon: ShieldCheck, name: 'audit' },
      { to: '/audit/replay', icon: History, name: 'replay' },
      { to: '/audit/access', icon: KeyRound, name: 'access', count: OpenCount },
      { to: '/audit/proofs', icon: Fingerprint, name: 'proofs' },
      { to: '/audit/erasures', icon: Eraser, name: 'erasures' },
      { to: '/audit/what-if', icon: FlaskConical, name: 'whatIf' },
    ],
  },
  operator: {
    label: 'operatorScreens',
    home: '/registrations',
    items: [
      { to: '/registrations', icon: ClipboardCheck, name: 'registrations' },
      { to: '/reported-messages', icon: Flag, name: 'reports' },
      { to: '/set-aside', icon: FileWarning, name: 'setAside' },
      { to: '/erasures', icon: Eraser, name: 'erasures' },
    ],
  },
};
