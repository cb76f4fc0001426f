import { Moon, Sun } from 'lucide-react';
import { useMessages } from '../language/messages';
import { Icon } from './icon';
import { lookMessages } from './messages';
import { chooseScheme, useScheme } from './scheme';

/** Switches between the light and the dark theme; the choice is stored on this device. */
export function ThemeSwitch() {
  const m = useMessages(lookMessages);
  const scheme = useScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={other === 'dark' ? m.switchToDark : m.switchToLight}
      onClick={() => chooseScheme(other)}
    >
      <Icon of={scheme === 'dark' ? Sun : Moon} size={22} />
    </button>
  );
}
