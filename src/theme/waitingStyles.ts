import type { Theme } from '@mui/material';

/** How the place of what is awaited looks. */
export function waitingStyles({ palette, shape, breakpoints }: Theme) {
  const rule = `1px solid ${palette.divider}`;
  return {
    '@keyframes appear': { from: { opacity: 0 } },
    '.waiting': { width: '100%', animation: 'appear 200ms ease-out 150ms backwards' },
    '.waiting-head': { paddingTop: 8, marginBottom: 20 },
    '.waiting-card': {
      padding: '12px 16px',
      border: rule,
      borderRadius: shape.borderRadius,
      backgroundColor: palette.background.paper,
      [breakpoints.up('sm')]: { paddingInline: 24 },
    },
    '.waiting-row': { display: 'grid', gap: 24, alignItems: 'center' },
    '.waiting-row + .waiting-row': { borderTop: rule },
    '.waiting-field': { display: 'flex', flexDirection: 'column', justifyContent: 'center', gap: 6 },
    '.waiting-field > :last-child': { maxWidth: 1100 },
    '.waiting-bar': {
      display: 'block',
      borderRadius: shape.borderRadius,
      backgroundColor: `color-mix(in srgb, ${palette.text.primary} ${palette.mode === 'light' ? 11 : 13}%, transparent)`,
    },
    '.waiting-numbers': { marginTop: 8 },
    '.waiting-chart': { aspectRatio: '960 / 260', marginBlock: 16, backgroundColor: palette.action.hover },
  } as const;
}
