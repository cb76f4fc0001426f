import type { ThemeOptions } from '@mui/material/styles';
import { palette } from './palette';
import { recordComponents } from './record-components';
import { shared } from './theme';
import { typography } from './typography';

/** The denser theme of the record screens, for one scheme. A separate module, because patients' pages load neither it nor react-admin. */
export const recordTheme = (scheme: 'light' | 'dark'): ThemeOptions => ({
  ...shared,
  palette: palette(scheme),
  typography: typography({ body: '.9375rem', note: '.875rem' }),
  components: recordComponents,
});
