import type { Theme } from '@mui/material';
import { visuallyHidden } from '../theme/visuallyHidden.ts';

export const rowHeight = 34;
export const headHeight = 44;
/** Of what names the rows in front of them, unless they need more. */
export const headWidth = 64;

/** Lines as fine as those of a sheet; what is wrong is marked by a corner and a ground, not by its colour alone. */
export function gridLook({ palette }: Theme) {
  const mixed = (colour: string, share: number) =>
    `color-mix(in srgb, ${colour} ${share}%, ${palette.background.paper})`;
  const corner = (colour: string) => `linear-gradient(225deg, ${colour} 6px, transparent 6.5px)`;
  const clipped = {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    minWidth: 0,
  } as const;
  return {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    maxHeight: 'max(280px, min(620px, calc(100dvh - 320px)))',
    border: `1px solid ${palette.divider}`,
    outline: 'none',
    userSelect: 'none',
    backgroundColor: palette.background.paper,
    fontSize: '0.875rem',
    '&:focus-visible': { borderColor: palette.primary.main },
    '& .spoken': visuallyHidden,
    '& .head': {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      backgroundColor: palette.background.default,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .corner': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      height: headHeight - 1,
      backgroundColor: palette.background.default,
      borderRight: `1px solid ${palette.divider}`,
    },
    '& .heading': {
      position: 'absolute',
      top: 0,
      height: headHeight - 1,
      px: '8px',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      borderRight: `1px solid ${palette.divider}`,
      fontWeight: 600,
      fontSize: '0.8125rem',
      lineHeight: 1.3,
    },
    '& .heading .mark': { fontWeight: 400, fontSize: '0.75rem', color: palette.text.secondary },
    '& .heading[data-active]': { backgroundColor: mixed(palette.primary.main, 12) },
    '& .row': { position: 'absolute', top: 0, left: 0 },
    '& .number': {
      position: 'sticky',
      left: 0,
      zIndex: 1,
      height: '100%',
      px: '8px',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      ...clipped,
      color: palette.text.secondary,
      fontSize: '0.8125rem',
      fontVariantNumeric: 'tabular-nums',
      backgroundColor: palette.background.default,
      borderRight: `1px solid ${palette.divider}`,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .cell': {
      position: 'absolute',
      top: 0,
      height: '100%',
      px: '8px',
      display: 'flex',
      alignItems: 'center',
      cursor: 'cell',
      borderRight: `1px solid ${palette.divider}`,
      borderBottom: `1px solid ${palette.divider}`,
    },
    '& .words': clipped,
    '& .cell[aria-readonly]': { color: palette.text.secondary },
    '& .cell[data-corrected] .words': { fontWeight: 620 },
    '& .cell[data-corrected]': { backgroundColor: mixed(palette.success.main, 12) },
    '& .cell[data-fault=warning], & .number[data-fault=warning]': {
      backgroundColor: mixed(palette.warning.main, 10),
      backgroundImage: corner(palette.warning.main),
    },
    '& .cell[data-fault=error], & .number[data-fault=error]': {
      backgroundColor: mixed(palette.error.main, 12),
      backgroundImage: corner(palette.error.main),
    },
    '& .cell[aria-selected=true]': {
      boxShadow: `inset 0 0 0 100px color-mix(in srgb, ${palette.primary.main} 10%, transparent)`,
    },
    '& .cell[data-active]': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '-2px' },
    '&:not(:focus-within) .cell[data-active]': { outline: `1px solid ${palette.text.secondary}` },
    '& .cell textarea, & .cell input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      p: '7px 8px 0',
      m: 0,
      border: 0,
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: '-2px',
      resize: 'none',
      font: 'inherit',
      lineHeight: '18px',
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
    },
    // A field of one line stands in its middle by itself.
    '& .cell input': { py: 0 },
    '& .loading': {
      width: '70%',
      height: 10,
      borderRadius: '3px',
      backgroundColor: palette.action.hover,
    },
  } as const;
}
