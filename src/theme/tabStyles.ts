import type { Theme } from '@mui/material';

/** How the screens of a record look beside each other. */
export function tabStyles({ palette, typography }: Theme) {
  return {
    '.screen-tabs': {
      // Its tabs tell their place in it.
      position: 'relative',
      display: 'flex',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      marginTop: 8,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '.screen-tabs > a': {
      ...typography.button,
      flexShrink: 0,
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 40,
      maxWidth: 360,
      boxSizing: 'border-box',
      padding: 12,
      lineHeight: 1.25,
      color: palette.text.secondary,
      textDecoration: 'none',
    },
    '.screen-tabs > a[aria-selected=true]': {
      color: palette.primary.main,
      boxShadow: `inset 0 -2px 0 ${palette.primary.main}`,
    },
    '.screen-tabs > a:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: -2 },
  } as const;
}
