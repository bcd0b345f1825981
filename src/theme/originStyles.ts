import type { Theme } from '@mui/material';
import { visuallyHidden } from './visuallyHidden.ts';

/** How the mark beside a value looks that says where it came from, and its words when one asks for them. */
export function originStyles({ palette, shape, typography }: Theme) {
  return {
    '.with-origin': { position: 'relative', minWidth: 0 },
    // No label runs below the mark at its end.
    '.with-origin:has(> .origin-mark) :is(.MuiInputLabel-root, .text-box > label, legend)': {
      paddingRight: 20,
    },
    '.origin-mark': {
      position: 'absolute',
      top: 8,
      right: 0,
      lineHeight: 0,
      color: palette.text.secondary,
    },
    '.origin-mark > p': { ...typography.caption, margin: 0, ...visuallyHidden },
    ':is(.origin-mark:hover > p, *:focus-within > .origin-mark > p)': {
      clipPath: 'none',
      width: 'max-content',
      height: 'auto',
      maxWidth: 'min(340px, 80vw)',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      bottom: '100%',
      right: 0,
      zIndex: 2,
      padding: '4px 8px',
      border: `1px solid ${palette.divider}`,
      borderRadius: shape.borderRadius,
      backgroundColor: palette.background.paper,
      pointerEvents: 'none',
    },
    '.origin-mark > p > span': { display: 'block' },
  } as const;
}
