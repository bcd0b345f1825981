import type { Theme } from '@mui/material';

/** How values are drawn wherever records stand in rows: classes, as styles of their own are worked out anew for each cell. */
export function valueStyles({ palette }: Theme) {
  return {
    '.value-figures': { fontVariantNumeric: 'tabular-nums' },
    '.value-codes': { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
    '.value-line': { whiteSpace: 'nowrap' },
    '.value-note': { marginLeft: 6, fontSize: '0.75rem' },
    '.value-ready': { color: palette.text.secondary },
    '.value-lacking': { color: palette.warning.main },
    '.value-language': {
      marginLeft: 6,
      fontSize: '0.7rem',
      color: palette.text.secondary,
      letterSpacing: '0.04em',
      textDecoration: 'none',
    },
    '.value-picture': { display: 'block', width: 40, height: 40, objectFit: 'contain' },
    '.value-share': { display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' },
    '.value-share > :first-of-type': {
      width: 56,
      height: 6,
      borderRadius: 18,
      backgroundColor: palette.divider,
      overflow: 'hidden',
    },
    '.value-share > :first-of-type > span': { display: 'block', height: '100%' },
    '.value-share > :last-of-type': {
      fontVariantNumeric: 'tabular-nums',
      minWidth: '3.2em',
      textAlign: 'right',
    },
    '.value-share .good': { backgroundColor: palette.success.main },
    '.value-share .fair': { backgroundColor: palette.warning.main },
    '.value-share .poor': { backgroundColor: palette.error.main },
  } as const;
}
