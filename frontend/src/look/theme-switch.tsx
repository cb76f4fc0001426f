import { Moon, Sun } from 'lucide-react';
import { Icon } from './icon';
import { chooseScheme, useScheme } from './scheme';

/** Changes between the light and the dark theme; the choice is kept on this device. */
export function ThemeSwitch() {
  const scheme = useScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={`Switch to the ${other} theme`}
      onClick={() => chooseScheme(other)}
    >
      <Icon of={scheme === 'dark' ? Sun : Moon} size={22} />
    </button>
  );
}
