import { createTheme, type Shadows, type ThemeOptions } from '@mui/material/styles';
import { components } from './components';
import { palette } from './palette';
import { typography } from './typography';

/** The two shadows: floating elements, and overlays. */
const shadows = [
  'none',
  ...Array.from({ length: 8 }, () => 'var(--float)'),
  ...Array.from({ length: 16 }, () => 'var(--lift)'),
] as Shadows;

/** The options that both themes share. */
export const shared = {
  shape: { borderRadius: 12 },
  spacing: 8,
  shadows,
  breakpoints: { values: { xs: 0, sm: 640, md: 860, lg: 1100, xl: 1184 } },
} satisfies ThemeOptions;

export const theme = createTheme({
  ...shared,
  cssVariables: { colorSchemeSelector: 'data-theme' },
  colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
  typography: typography({ body: '1.0625rem', note: '1rem' }),
  components,
});
