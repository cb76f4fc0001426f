import type { PaletteOptions } from '@mui/material/styles';
import { tokens } from './tokens';

declare module '@mui/material/styles' {
  interface Palette {
    sunk: string;
    edge: string;
    line: string;
    apricot: string;
  }
  interface PaletteOptions {
    sunk?: string;
    edge?: string;
    line?: string;
    apricot?: string;
  }
}

/** Material UI's palette for one scheme. */
export function palette(scheme: 'light' | 'dark'): PaletteOptions {
  const of = tokens[scheme];
  return {
    mode: scheme,
    primary: { main: of.teal, dark: of['teal-press'], light: of['teal-line'], contrastText: of['on-teal'] },
    secondary: { main: of.act, dark: of['act-press'], light: of.apricot, contrastText: of['on-act'] },
    success: { main: of.ok, contrastText: of.card },
    warning: { main: of.wait, contrastText: of.card },
    info: { main: of.done, contrastText: of.card },
    error: { main: of.bad, dark: of['bad-press'], contrastText: of.card },
    background: { default: of.ground, paper: of.card },
    text: { primary: of.ink, secondary: of['ink-2'], disabled: of['ink-3'] },
    divider: of.hair,
    sunk: of.sunk,
    edge: of.edge,
    line: of['teal-line'],
    apricot: of.apricot,
  };
}
