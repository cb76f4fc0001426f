import type { ThemeOptions } from '@mui/material/styles';
import { palette } from './palette';
import { recordComponents } from './record-components';
import { shared } from './theme';
import { typography } from './typography';

/** The denser theme of the record screens, one scheme at a time. Apart from the patients' theme, who load neither react-admin nor this. */
export const recordTheme = (scheme: 'light' | 'dark'): ThemeOptions => ({
  ...shared,
  palette: palette(scheme),
  typography: typography({ body: '.9375rem', note: '.875rem' }),
  components: recordComponents,
});
