import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../look/icon';
import { useMessages } from '../language/messages';
import { shellMessages } from './messages';
import type { MenuAction, MenuEntry } from './phone-menu-list';

const load = () => import('./phone-menu-list');
const PhoneMenuList = lazy(load);

/** The areas that do not fit in the bar of a phone. The list is loaded when the button is hovered or focused. */
export function PhoneMenu({ entries, action }: { entries: readonly MenuEntry[]; action: MenuAction }) {
  const m = useMessages(shellMessages);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <span className="phone-only">
      <button
        type="button"
        className="icon-btn"
        aria-label={m.menu}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setWasOpened(true);
        }}
      >
        <Icon of={MenuIcon} size={24} />
      </button>
      {wasOpened && (
        <Suspense>
          <PhoneMenuList {...{ anchor, entries, action }} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </span>
  );
}
