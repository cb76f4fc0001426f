import type { CSSProperties } from 'react';
import type { ThemeOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    hero: CSSProperties;
    voice: CSSProperties;
    value: CSSProperties;
    note: CSSProperties;
    tag: CSSProperties;
  }
  interface TypographyVariantsOptions {
    hero?: CSSProperties;
    voice?: CSSProperties;
    value?: CSSProperties;
    note?: CSSProperties;
    tag?: CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true;
    voice: true;
    value: true;
    note: true;
    tag: true;
  }
}

const serif = "'Source Serif 4 Variable', 'Source Serif 4', 'Source Serif 4 Fallback', Georgia, serif";
const sans = "'Inter Variable', Inter, 'Inter Fallback', system-ui, sans-serif";
const figures = 'tabular-nums lining-nums';

/** `body` and `note` in rem: the record screens are denser than the patient's. */
export function typography({ body, note }: { body: string; note: string }): ThemeOptions['typography'] {
  return {
    fontFamily: sans,
    h1: {
      fontFamily: serif,
      fontWeight: 420,
      fontSize: 'clamp(1.875rem, 1.5rem + 1.5vw, 2.5rem)',
      lineHeight: 1.14,
      letterSpacing: '-.018em',
    },
    h2: { fontFamily: serif, fontWeight: 440, fontSize: '1.625rem', lineHeight: 1.25, letterSpacing: '-.012em' },
    h3: { fontFamily: serif, fontWeight: 480, fontSize: '1.25rem', lineHeight: 1.35, letterSpacing: '-.004em' },
    h4: { fontFamily: sans, fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 },
    h5: { fontFamily: serif, fontWeight: 440, fontSize: '1.5rem', lineHeight: 1.25 },
    h6: { fontFamily: serif, fontWeight: 480, fontSize: '1.25rem', lineHeight: 1.35 },
    body1: { fontSize: body, lineHeight: 1.6 },
    body2: { fontSize: note, lineHeight: 1.5 },
    caption: { fontSize: '.875rem', lineHeight: 1.4 },
    button: { fontWeight: 560, fontSize: '1rem', lineHeight: 1.25, textTransform: 'none' },
    hero: {
      fontFamily: serif,
      fontWeight: 400,
      fontSize: 'clamp(2.625rem, 1.35rem + 4.6vw, 4.75rem)',
      lineHeight: 1.04,
      letterSpacing: '-.032em',
    },
    voice: { fontFamily: serif, fontWeight: 400, fontSize: '1.1875rem', lineHeight: 1.55, textWrap: 'pretty' },
    value: { fontFamily: serif, fontWeight: 440, fontSize: '1.875rem', lineHeight: 1, fontVariantNumeric: figures },
    note: { fontFamily: sans, fontWeight: 400, fontSize: note, lineHeight: 1.5 },
    tag: { fontFamily: sans, fontWeight: 560, fontSize: '.875rem', lineHeight: 1.3 },
  };
}

export const elements = { hero: 'h1', voice: 'p', value: 'span', note: 'p', tag: 'span' } as const;
