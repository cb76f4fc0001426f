import type { CheckboxProps } from '@mui/material/Checkbox';
import type { Components, Theme } from '@mui/material/styles';
import { components } from './components';

const narrow = '@media (max-width: 860px)';
const phone = '@media (max-width: 640px)';

const screen = { maxWidth: 1360, padding: 28, [narrow]: { padding: '16px 20px 28px' } };

/** Lists: the table at the left, what is beside it at the right, or below where there is no room. */
const list: Components<Theme> = {
  RaList: {
    styleOverrides: {
      root: {
        ...screen,
        flexWrap: 'wrap',
        gap: 24,
        '& .RaList-main': { flex: '1 1 560px', minWidth: 0 },
        '& .RaList-content': { padding: 0, overflow: 'hidden' },
        // What is empty or failed brings its own frame.
        '& .RaList-content:has(> .empty, > .notice)': { border: 0, background: 'none' },
        '& .RaList-main + *': { flex: '1 1 200px', alignSelf: 'flex-start', padding: 20 },
      },
    },
  },
  RaListToolbar: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: '8px 16px',
        marginBottom: 16,
        backgroundColor: 'transparent',
        [phone]: { flexDirection: 'column', alignItems: 'stretch' },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        alignItems: 'center',
        padding: 0,
        gap: '8px 12px',
        [phone]: { backgroundColor: 'transparent', justifyContent: 'flex-start' },
      },
    },
  },
  RaFilterForm: { styleOverrides: { root: { flex: '1 1 220px', minHeight: 0, padding: 0 } } },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': { background: 'var(--teal-tint)', color: 'var(--ink)' },
        // Without a chosen row its buttons have no height, but could be reached by keyboard.
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
      },
    },
  },
  // The mark that takes a saved query off again has no name, and a press on the query itself does the same.
  RaSavedQueryFilterListItem: {
    styleOverrides: { root: { '& .MuiListItemSecondaryAction-root': { display: 'none' } } },
  },
};

/** Tables; on a phone each row is a block of its own, and the headings to sort by are a line above. */
const table: Components<Theme> = {
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .RaDataTable-headerCell': { position: 'static', background: 'none' },
        '& .RaDataTable-rowCell': { overflowWrap: 'anywhere' },
        [phone]: {
          '& .RaDataTable-table, & .RaDataTable-table :is(thead, tbody)': { display: 'block' },
          '& .RaDataTable-table tr': {
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '6px 14px',
            padding: '10px 14px',
            borderBottom: '1px solid var(--hair)',
          },
          '& .RaDataTable-table :is(td, th)': { display: 'block', padding: 0, border: 0 },
          '& .RaDataTable-table tbody td:nth-of-type(2)': { flex: '1 1 70%' },
        },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--hair)', padding: '10px 16px', fontSize: '.9375rem' },
      head: { fontSize: '.875rem', fontWeight: 560, color: 'var(--ink-2)' },
      paddingCheckbox: { padding: '0 0 0 8px' },
    },
  },
  MuiTableRow: {
    styleOverrides: { root: { '&.MuiTableRow-hover:hover': { backgroundColor: 'var(--teal-wash)' } } },
  },
  MuiTableSortLabel: {
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: 2 } } },
  },
  MuiCheckbox: {
    // react-admin names the box of a row on the element around its input, where nobody hears it.
    defaultProps: {
      slotProps: { input: ({ 'aria-label': name }: CheckboxProps) => (name ? { 'aria-label': name } : {}) },
    },
    styleOverrides: { root: { '&.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: -3 } } },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        '&.Mui-selected': { background: 'var(--teal-tint)' },
        '&.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: -3 },
      },
    },
  },
};

const others: Components<Theme> = {
  RaShow: { styleOverrides: { root: { ...screen, maxWidth: 1040, '& .RaShow-main': { marginTop: 16 } } } },
  RaMenu: {
    styleOverrides: { root: { padding: 0, '&.RaMenu-open, &.RaMenu-closed': { width: '100%' } } },
  },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        '& .RaMenuItemLink-icon': { minWidth: 0, color: 'inherit' },
        '&.Mui-focusVisible': { outline: '3px solid var(--focus)', outlineOffset: -3 },
        [narrow]: { '& .MuiTypography-root': { flexGrow: 0 } },
      },
    },
  },
};

/** The parts of react-admin in the product's hand, beside those of Material UI that it is made of. */
export const recordComponents: Components<Theme> = { ...components, ...list, ...table, ...others };
