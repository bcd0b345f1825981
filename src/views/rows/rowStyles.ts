import type { Theme } from '@mui/material';

/** How the rows of a table look, which have no styles of their own: the cells and boxes of the library. */
export function rowStyles({ palette, typography }: Theme) {
  return {
    '& tbody > tr': { cursor: 'pointer', verticalAlign: 'middle' },
    '& tbody > tr:hover': { backgroundColor: palette.action.hover },
    '& tbody td': {
      ...typography.body2,
      color: palette.text.primary,
      borderBottom: `1px solid ${palette.divider}`,
      textAlign: 'left',
    },
    '& tbody td.figures': { textAlign: 'right' },
    '& tbody td.choice': { width: 24, padding: '0 12px' },
    '& tbody td.choice input': {
      appearance: 'none',
      boxSizing: 'border-box',
      display: 'grid',
      placeContent: 'center',
      width: 18,
      height: 18,
      margin: '3px',
      border: `2px solid ${palette.text.secondary}`,
      borderRadius: '2px',
      cursor: 'pointer',
      '&:checked': { backgroundColor: palette.primary.main, borderColor: palette.primary.main },
      '&:checked::before': {
        content: '""',
        width: 11,
        height: 6,
        marginTop: '-3px',
        borderLeft: `2px solid ${palette.background.paper}`,
        borderBottom: `2px solid ${palette.background.paper}`,
        transform: 'rotate(-45deg)',
      },
      '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
    },
    '&.airy tbody td.choice input': { margin: '12px' },
  } as const;
}
