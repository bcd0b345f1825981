import type { Theme } from '@mui/material';
import { sidebar } from './sidebar.ts';

/** How the ways of the menu look. */
export function menuStyles({ palette, shape, breakpoints, transitions }: Theme) {
  return {
    '.menu': {
      display: 'flex',
      flexDirection: 'column',
      transition: transitions.create('width', {
        easing: transitions.easing.sharp,
        duration: transitions.duration.leavingScreen,
      }),
    },
    '.menu.wide': { width: sidebar.width },
    '.menu.narrow': { width: sidebar.closedWidth },
    '.menu-entry': {
      display: 'flex',
      alignItems: 'center',
      gap: 8,
      boxSizing: 'border-box',
      minHeight: 48,
      margin: '1px 8px',
      padding: '8px 10px',
      borderRadius: shape.borderRadius,
      fontSize: '0.9375rem',
      lineHeight: 1.5,
      color: palette.text.primary,
      textDecoration: 'none',
      [breakpoints.up('sm')]: { minHeight: 'auto' },
    },
    '.menu-entry > svg': { flexShrink: 0 },
    '.menu-entry > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '.menu-entry:hover': { backgroundColor: palette.action.hover },
    '.menu-entry:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 2,
      backgroundColor: palette.action.focus,
    },
    '.menu-entry[aria-current]': {
      color: palette.primary.main,
      fontWeight: 620,
      backgroundColor: palette.action.hover,
    },
  } as const;
}
