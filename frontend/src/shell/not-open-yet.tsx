import { useLocation } from 'react-router';
import { shellMessages as m } from './messages';
import { NotOpenYet } from './plain-pages';

const names: Readonly<Record<string, string>> = {
  '/community': m.community,
  '/wearables': m.wearables,
  '/user-profile': m.profile,
  '/user-reports': m.records,
};

/** The patient areas that come with later releases. */
export default function NotOpenYetPage() {
  const { pathname } = useLocation();
  return <NotOpenYet area={names[pathname.toLowerCase()] ?? m.profile} home="/main-page" />;
}
