import type { ThemeOptions } from '@mui/material/styles';
import { elements } from './typography';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    act: true;
    tonal: true;
  }
}

/** As createTheme takes them. To compare them with Components<Theme> takes TypeScript longer than the rest of the frontend. */
export type Overrides = NonNullable<ThemeOptions['components']>;

const phone = '@media (max-width: 640px)';

const button: Overrides['MuiButton'] = {
  defaultProps: { disableElevation: true },
  styleOverrides: {
    root: {
      minHeight: 48,
      padding: '10px 20px',
      // The root's ::before is also a flex item: a gap would move the icon.
      border: '1px solid transparent',
      borderRadius: 12,
      textAlign: 'center',
      transition: 'background var(--fast) var(--ease), border-color var(--fast) var(--ease)',
      '&.Mui-disabled': { background: 'var(--sunk)', color: 'var(--ink-3)', borderColor: 'var(--hair)' },
      '&.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: 2 },
    },
    startIcon: { margin: '0 10px 0 0' },
    endIcon: { margin: '0 0 0 10px' },
    sizeSmall: { minHeight: 40, padding: '6px 14px', fontSize: '.9375rem', borderRadius: 8 },
    sizeLarge: { minHeight: 56, padding: '12px 26px', fontSize: '1.0625rem' },
    containedPrimary: {
      background: 'var(--teal)',
      color: 'var(--on-teal)',
      '&:hover': { background: 'var(--teal-press)' },
    },
    outlinedPrimary: {
      borderColor: 'var(--edge)',
      color: 'var(--teal)',
      '&:hover': { background: 'var(--teal-wash)', borderColor: 'var(--teal)' },
    },
    textPrimary: { padding: '10px 12px', color: 'var(--teal)', '&:hover': { background: 'var(--teal-wash)' } },
  },
  variants: [
    {
      props: { variant: 'act' },
      style: { background: 'var(--act)', color: 'var(--on-act)', '&:hover': { background: 'var(--act-press)' } },
    },
    {
      props: { variant: 'tonal' },
      style: {
        background: 'var(--teal-tint)',
        color: 'var(--teal)',
        '&:hover': { background: 'var(--teal-wash)', borderColor: 'var(--teal)' },
      },
    },
  ],
};

const dialog: Overrides['MuiDialog'] = {
  defaultProps: { fullWidth: true, maxWidth: 'sm' },
  styleOverrides: {
    container: { [phone]: { alignItems: 'flex-end' } },
    paper: {
      borderRadius: 20,
      border: 0,
      boxShadow: 'var(--lift)',
      backgroundImage: 'none',
      maxHeight: 'calc(100dvh - 48px)',
      // Only the fields of a form scroll: its buttons stay in sight.
      '& > form': { display: 'flex', flexDirection: 'column', minHeight: 0 },
      [phone]: {
        margin: 0,
        width: '100%',
        maxWidth: '100%',
        maxHeight: 'calc(100dvh - 40px)',
        borderRadius: '20px 20px 0 0',
      },
    },
  },
};

const input: Overrides['MuiOutlinedInput'] = {
  defaultProps: { notched: false },
  styleOverrides: {
    root: {
      borderRadius: 12,
      background: 'var(--card)',
      fontSize: '1.0625rem',
      lineHeight: 1.4,
      '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--edge)' },
      '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-2)' },
      '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--focus)', borderWidth: 3 },
      '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--bad)', borderWidth: 2 },
    },
    input: {
      height: 'auto',
      minHeight: 24,
      padding: '12px 14px',
      '&::placeholder': { color: 'var(--ink-3)', opacity: 1 },
    },
    multiline: { padding: 0 },
  },
};

/** An autocomplete whose input looks like the other inputs. */
const autocomplete: Overrides['MuiAutocomplete'] = {
  styleOverrides: {
    root: {
      '& .MuiOutlinedInput-root': {
        padding: 0,
        '&:has(.MuiButton-root)': { paddingRight: 14 },
        '& .MuiAutocomplete-input': { padding: '12px 14px' },
      },
    },
    paper: { boxShadow: 'var(--float)' },
    option: { minHeight: 44 },
  },
};

const tabs: Pick<Overrides, 'MuiTabs' | 'MuiTab'> = {
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: false },
    styleOverrides: {
      root: { borderBottom: '1px solid var(--hair)', minHeight: 48 },
      indicator: { height: 3, background: 'var(--teal)' },
      list: { gap: 24 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 48,
        minWidth: 0,
        padding: 0,
        fontSize: '1rem',
        fontWeight: 500,
        textTransform: 'none',
        color: 'var(--ink-2)',
        '&.Mui-selected': { color: 'var(--teal)', fontWeight: 600 },
        '&.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: -3 },
      },
    },
  },
};

/** Overrides of Material UI's components. Colours are CSS variables, so that one set serves both schemes and `.deep`. */
export const components: Overrides = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: button,
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 48,
        height: 48,
        color: 'var(--ink-2)',
        '&:hover': { background: 'var(--sunk)', color: 'var(--ink)' },
        '&.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: 0 },
      },
      sizeSmall: { width: 40, height: 40 },
    },
  },
  MuiDialog: dialog,
  MuiDialogTitle: { styleOverrides: { root: { padding: '24px 28px 0', [phone]: { padding: '20px 20px 0' } } } },
  MuiDialogContent: {
    styleOverrides: {
      // A field that gets the focus is in sight with the error below it. Texts for screen readers alone are placed within, so that they do not lengthen the dialog.
      root: {
        position: 'relative',
        padding: '20px 28px 24px',
        scrollPaddingBlock: 72,
        [phone]: { padding: '16px 20px' },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        gap: 12,
        padding: '16px 28px',
        borderTop: '1px solid var(--hair)',
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        [phone]: {
          padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
          flexWrap: 'wrap',
          '& > .MuiButton-root': { flex: '1 0 auto' },
          '& > .grow': { flexBasis: '100%' },
        },
      },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { background: 'var(--veil)' } } } },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none', backgroundColor: 'var(--card)' },
      rounded: { borderRadius: 12 },
      elevation0: { border: '1px solid var(--hair)' },
    },
  },
  MuiCard: { styleOverrides: { root: { padding: 24, [phone]: { padding: '18px 18px 20px' } } } },
  MuiOutlinedInput: input,
  MuiAutocomplete: autocomplete,
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: { root: { textUnderlineOffset: 3, textDecorationColor: 'currentColor' } },
  },
  MuiMenu: { styleOverrides: { paper: { boxShadow: 'var(--float)' } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44 } } },
  MuiTypography: { defaultProps: { variantMapping: elements } },
  ...tabs,
};
