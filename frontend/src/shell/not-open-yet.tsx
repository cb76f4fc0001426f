import { useLocation } from 'react-router';
import { useMessages } from '../language/messages';
import { shellMessages } from './messages';
import { NotOpenYet } from './plain-pages';

const areas = {
  '/community': 'community',
  '/user-profile': 'profile',
} as const;
const isArea = (path: string): path is keyof typeof areas => path in areas;

/** Placeholder for patient areas of later releases. */
export default function NotOpenYetPage() {
  const m = useMessages(shellMessages);
  const path = useLocation().pathname.toLowerCase();
  return <NotOpenYet area={m[isArea(path) ? areas[path] : 'profile']} home="/main-page" />;
}
