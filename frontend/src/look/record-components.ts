import type { CheckboxProps } from '@mui/material/Checkbox';
import type { ListProps } from '@mui/material/List';
import type { ListItemProps } from '@mui/material/ListItem';
import { Check, X } from 'lucide-react';
import { components, type Overrides } from './components';

const narrow = '@media (max-width: 860px)';
const phone = '@media (max-width: 640px)';

const screen = { maxWidth: 1360, padding: 28, [narrow]: { padding: '16px 20px 28px' } };

/** Lists: the table at the left, the aside at the right, or below it on narrow screens. */
const list: Overrides = {
  RaList: {
    styleOverrides: {
      root: {
        ...screen,
        flexWrap: 'wrap',
        gap: 24,
        '& .RaList-main': { flex: '1 1 560px', minWidth: 0 },
        '& .RaList-content': { padding: 0, overflow: 'hidden' },
        // Empty states and errors have their own frame.
        '& .RaList-content:has(> .empty, > .notice)': { border: 0, background: 'none' },
        '& .RaList-main + *': { flex: '1 1 208px', maxWidth: 240, alignSelf: 'flex-start', padding: '16px 20px' },
        [narrow]: { ...screen[narrow], '& .RaList-main + *': { flexBasis: '100%', maxWidth: 'none' } },
      },
    },
  },
  // Doubled class for specificity: react-admin sets these per breakpoint.
  RaListToolbar: {
    styleOverrides: {
      root: {
        '&&': { flexFlow: 'row wrap', alignItems: 'center', gap: '8px 16px', marginBottom: 16, background: 'none' },
      },
    },
  },
  RaTopToolbar: {
    styleOverrides: {
      root: {
        '&&': { flex: '0 1 auto', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' },
        '&&&': { minHeight: 0, padding: 0, background: 'none' },
        [phone]: { '& .seg button': { padding: '0 11px' } },
      },
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        '&&': { flex: '1 1 200px', minHeight: 0, padding: 0 },
        '& .MuiFormControl-root.MuiFormControl-root': { margin: 0 },
      },
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      root: {
        '& .RaBulkActionsToolbar-toolbar': { background: 'var(--teal-tint)', color: 'var(--ink)' },
        // Without selected rows its buttons have no height, but keep the keyboard focus.
        '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
      },
    },
  },
  // react-admin puts buttons between the items of these lists, which is invalid in <ul>.
  MuiList: { defaultProps: { component: 'div' } as ListProps },
  MuiListItem: { defaultProps: { component: 'div' } as ListItemProps },
  RaSavedQueriesList: {
    styleOverrides: {
      root: {
        position: 'relative',
        '& > .MuiBox-root': { marginTop: 0, minHeight: 40 },
        '& .MuiTypography-overline': { font: 'var(--t-tag)', textTransform: 'none', letterSpacing: 0 },
        '& .RaSavedQueriesList-floatingIcon': { top: -40 },
        '& .RaSavedQueriesList-floatingTooltip': { top: -32 },
      },
    },
  },
  // The button that removes a saved query has no accessible name; clicking the query does the same.
  RaSavedQueryFilterListItem: {
    styleOverrides: { root: { '& .MuiListItemSecondaryAction-root': { display: 'none' } } },
  },
};

/** Tables; on phones each row is a block, and the sortable headings are a line above. */
const table: Overrides = {
  RaDataTable: {
    styleOverrides: {
      root: {
        '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
        '& .RaDataTable-headerCell': { position: 'static', background: 'none' },
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
      root: { borderColor: 'var(--hair)', padding: '10px 12px', fontSize: '.9375rem' },
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
    // react-admin sets the accessible name on the element around the input, where screen readers ignore it.
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

const others: Overrides = {
  RaConfirm: { defaultProps: { ConfirmIcon: Check, CancelIcon: X } },
  RaShow: {
    styleOverrides: {
      root: {
        ...screen,
        maxWidth: 1040,
        '& .RaShow-main': { marginTop: 16 },
        // Separates the back link from the actions.
        '& > .MuiToolbar-root > a:first-of-type': { marginRight: 'auto' },
      },
    },
  },
  RaMenu: {
    styleOverrides: {
      root: {
        padding: 0,
        '&.RaMenu-open, &.RaMenu-closed': { width: '100%' },
        [narrow]: { flexDirection: 'row' },
      },
    },
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

/** Overrides of the components of react-admin, and of the Material UI components it uses. */
export const recordComponents: Overrides = { ...components, ...list, ...table, ...others };
