import type { CheckboxOwnerState, Theme } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { filterGrid } from './filterGrid.ts';
import { plainStyles } from './plainStyles.ts';

interface Themed {
  theme: Theme;
}

/** Surfaces lie flat and are told apart by fine rules; labels stand above their inputs. */
export const components: NonNullable<RaThemeOptions['components']> = {
  MuiCssBaseline: { styleOverrides: plainStyles },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: { root: { overflow: 'visible' } },
  },
  MuiPopover: { styleOverrides: { paper: raised } },
  MuiDialog: { styleOverrides: { paper: raised } },
  MuiAutocomplete: { styleOverrides: { paper: raised } },
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: ({ theme }: Themed) => ({ '&:focus-visible': focusRing(theme) }) },
  },
  MuiCheckbox: {
    defaultProps: {
      // react-admin names the box of a row, which is read by nobody, instead of its input.
      slotProps: {
        root: { 'aria-label': undefined },
        input: ({ inputProps, 'aria-label': label }: CheckboxOwnerState) => ({
          ...inputProps,
          ...(label && { 'aria-label': label }),
        }),
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 36 }, sizeSmall: { minHeight: 32 } },
  },
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        backgroundColor: theme.palette.background.paper,
        borderBottom: `1px solid ${theme.palette.divider}`,
      }),
    },
  },
  MuiToolbar: { styleOverrides: { root: { minHeight: 52 }, dense: { minHeight: 52 } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense' } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        position: 'static',
        transform: 'none',
        pointerEvents: 'auto',
        marginBottom: 4,
        fontSize: '0.8125rem',
        lineHeight: 1.35,
        fontWeight: 560,
        color: theme.palette.text.secondary,
        whiteSpace: 'normal',
      }),
    },
  },
  // It would tell labels of texts that the browser filled in; ours stand above their inputs anyway.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        backgroundColor: theme.palette.background.paper,
        // Fields that can be emptied have a button of their own for it.
        '& ::-webkit-search-cancel-button': { display: 'none' },
      }),
      notchedOutline: ({ theme }: Themed) => ({
        top: 0,
        borderColor: theme.palette.mode === 'light' ? 'rgba(0,0,0,0.32)' : 'rgba(255,255,255,0.34)',
        '& legend': { display: 'none' },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '&:is(legend)': { fontSize: '0.875rem', fontWeight: 620, color: theme.palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      // What is said of a field is to be read while the field waits, too.
      root: ({ theme }: Themed) => ({
        marginInline: 0,
        '&.Mui-disabled': { color: theme.palette.text.secondary },
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({ borderColor: theme.palette.divider, fontSize: '0.875rem' }),
      head: ({ theme }: Themed) => ({
        fontWeight: 600,
        fontSize: '0.8125rem',
        color: theme.palette.text.secondary,
        backgroundColor: 'transparent',
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: { root: ({ theme }: Themed) => ({ color: theme.palette.text.secondary }) },
  },
  MuiTooltip: { defaultProps: { enterDelay: 400 } },
  RaDataTable: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaDataTable-headerCell': { backgroundColor: theme.palette.background.paper },
        '& .RaDataTable-rowCell': { padding: '9px 12px' },
        '& .RaDataTable-headerCell:not(:empty)': { padding: '9px 12px' },
        // All columns of products fit beside the menu on a screen of 1440 pixels.
        [theme.breakpoints.down('xl')]: {
          '& .RaDataTable-rowCell, & .RaDataTable-headerCell:not(:empty)': { paddingInline: '7px' },
        },
      }),
    },
  },
  RaLayout: {
    styleOverrides: {
      root: {
        // Wide content scrolls inside of itself, so that the page never does.
        minWidth: 0,
        '& .RaLayout-appFrame': { marginTop: 53 },
        '& .RaLayout-content': { padding: 0, minWidth: 0 },
      },
    },
  },
  RaSidebar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaSidebar-fixed': { height: 'calc(100vh - 53px)' },
        '& .MuiPaper-root': { backgroundColor: theme.palette.background.paper },
        [theme.breakpoints.up('sm')]: { position: 'sticky', top: 53, height: 'calc(100vh - 53px)' },
        [theme.breakpoints.up('md')]: { borderRight: `1px solid ${theme.palette.divider}` },
      }),
    },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        ...filterGrid,
        flex: '1 1 auto',
        alignItems: 'end',
        padding: 0,
        '& .filter-field': { width: '100%' },
        '& .filter-field > *': { flex: '1 1 100%', minWidth: 0 },
        '& .RaFilterFormInput-spacer, & .RaFilterForm-clearFix': { display: 'none' },
      },
    },
  },
  RaArrayInput: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        '& .RaArrayInput-label': {
          position: 'static',
          fontSize: '0.875rem',
          fontWeight: 620,
          color: theme.palette.text.primary,
        },
      }),
    },
  },
  RaSimpleFormIterator: {
    styleOverrides: {
      // Who has no mouse removes a line, too.
      root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } },
    },
  },
  RaToolbar: {
    styleOverrides: {
      root: ({ theme }: Themed) => ({
        zIndex: 4,
        width: '100%',
        padding: '10px 24px',
        backgroundColor: theme.palette.background.paper,
        border: `1px solid ${theme.palette.divider}`,
        [theme.breakpoints.up('sm')]: {
          position: 'sticky',
          bottom: 0,
          '&.RaToolbar-desktopToolbar': { marginTop: 0 },
        },
        [theme.breakpoints.down('sm')]: { padding: '8px 16px' },
      }),
    },
  },
  RaBulkActionsToolbar: {
    styleOverrides: {
      // It lies on the headings, as above the table it would be cut off with the frame, but for the checkbox of them all.
      root: ({ theme }: Themed) => ({
        zIndex: 3,
        '& .RaBulkActionsToolbar-toolbar': {
          transform: 'none',
          left: 52,
          // As tall as the headings.
          maxHeight: 43,
          backgroundColor: theme.palette.bulkActionsToolbarBackgroundColor,
        },
      }),
    },
  },
};

function raised({ theme }: Themed) {
  return {
    border: `1px solid ${theme.palette.divider}`,
    boxShadow:
      theme.palette.mode === 'light'
        ? '0 10px 30px rgba(20, 18, 14, 0.14)'
        : '0 10px 30px rgba(0, 0, 0, 0.6)',
  };
}

function focusRing(theme: Theme) {
  return { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 };
}
