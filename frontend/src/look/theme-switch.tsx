import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { Moon, Sun } from 'lucide-react';
import { Icon } from './icon';

/** The scheme on the screen, whoever chose it. */
export function useScheme(): 'light' | 'dark' {
  const { mode, systemMode } = useColorScheme();
  return (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
}

/** Changes between the light and the dark theme; the choice is kept on this device. */
export function ThemeSwitch() {
  const { setMode } = useColorScheme();
  const scheme = useScheme();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <IconButton aria-label={`Switch to the ${other} theme`} onClick={() => setMode(other)}>
      <Icon of={scheme === 'dark' ? Sun : Moon} size={22} />
    </IconButton>
  );
}
