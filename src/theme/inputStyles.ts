import type { Theme } from '@mui/material';

const typedInto = ':is(input, textarea)';

/** How what is typed into looks, where it has no component of the library: as those that have one. */
export function inputStyles({ palette, shape, typography }: Theme) {
  const isLight = palette.mode === 'light';
  return {
    '.entered': { minWidth: 0 },
    '.entered.wide': { gridColumn: '1 / -1' },
    '.growing-text': { fieldSizing: 'content', minHeight: '3lh', maxHeight: '16lh', resize: 'none' },
    '.text-box': { display: 'flex', flexDirection: 'column', minWidth: 0, margin: '8px 0 4px' },
    '.text-box > label': {
      marginBottom: 4,
      fontSize: '0.8125rem',
      lineHeight: 1.35,
      fontWeight: 560,
      color: palette.text.secondary,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
    },
    '.text-box.missing > label': { color: palette.warning.main },
    [`.text-box:has(${typedInto}:focus) > label`]: { color: palette.primary.main },
    '.text-box.faulty > label': { color: palette.error.main },
    '.text-box-frame': {
      ...typography.body1,
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      lineHeight: '1.4375em',
      borderRadius: shape.borderRadius,
      color: palette.text.primary,
      backgroundColor: palette.background.paper,
      cursor: 'text',
    },
    // A border would take room, and more of it with the keyboard.
    '.text-box-frame::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      pointerEvents: 'none',
      borderRadius: 'inherit',
      border: `1px solid ${isLight ? 'rgba(0,0,0,0.32)' : 'rgba(255,255,255,0.34)'}`,
    },
    '@media (hover: hover)': {
      '.text-box-frame:hover::after': { borderColor: palette.text.primary },
    },
    [`.text-box-frame:has(> ${typedInto}:focus)::after`]: {
      borderWidth: 2,
      borderColor: palette.primary.main,
    },
    '.text-box.faulty > .text-box-frame::after': { borderColor: palette.error.main },
    [`.text-box-frame > ${typedInto}`]: {
      font: 'inherit',
      letterSpacing: 'inherit',
      color: 'currentColor',
      display: 'block',
      boxSizing: 'content-box',
      minWidth: 0,
      width: '100%',
      margin: 0,
      padding: '8.5px 14px',
      border: 0,
      borderRadius: 'inherit',
      background: 'none',
      outline: 0,
    },
    [`.text-box-frame > ${typedInto}:disabled`]: { color: palette.text.disabled },
    '.text-box-frame > input': { height: '1.4375em' },
    '.text-box-frame:has(> :nth-child(2))': { paddingRight: 14 },
    '.text-box-frame > input:not(:last-child)': { paddingRight: 0 },
    '.text-box-frame.long': { padding: '8.5px 14px' },
    '.text-box-frame.long > textarea': { padding: 0, borderRadius: 0 },
    '.text-box-behind': { marginLeft: 8, flexShrink: 0, color: palette.text.secondary, whiteSpace: 'nowrap' },
    '.folded-languages': { display: 'flex', flexWrap: 'wrap', columnGap: 16, marginTop: 2 },
    '.folded-languages > button': {
      minHeight: 28,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      fontSize: '0.8125rem',
      color: palette.text.secondary,
      cursor: 'pointer',
    },
    '.folded-languages > button.missing': { color: palette.warning.main },
    '.folded-languages > button:is(:hover, :focus-visible)': { textDecoration: 'underline' },
    '.folded-languages > button:focus-visible': {
      outline: `2px solid ${palette.primary.main}`,
      outlineOffset: 2,
    },
    '.text-box-fault': { ...typography.caption, margin: '4px 0 0', color: palette.error.main },
  } as const;
}
