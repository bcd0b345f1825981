import type { RaThemeOptions } from 'react-admin';
import type { PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import { tokens } from '../../resources/platform/tokens.ts';
import { components } from './components.ts';
import { sidebar } from './sidebar.ts';

/**
 * The accent on dark ground, where that of the catalogue would be too dark to read; under the pointer it grows
 * lighter, as dark text stands on it.
 */
const accentsOnDark = {
  baustein: { main: '#f08c6e', dark: '#f5a68e' },
  rhb: { main: '#ff8a83', dark: '#ffa5a0' },
  mgbahn: { main: '#6cbbe0', dark: '#8fcbe9' },
  zbs: { main: '#74c99d', dark: '#93d7b3' },
} as const satisfies Record<PlatformGroupKey, { main: string; dark: string }>;

const dark = {
  ink: '#ece9e4',
  quiet: '#a5a099',
  ground: '#131312',
  paper: '#1c1b1a',
  rule: '#35332f',
  danger: '#f2a39c',
  warning: '#e8bd6b',
  success: '#83cfa3',
  info: '#8fbdec',
} as const;

const typography = {
  fontFamily: "'Hanken Grotesk', system-ui, sans-serif",
  fontSize: 14,
  htmlFontSize: 16,
  h1: { fontSize: '1.625rem', fontWeight: 640, letterSpacing: '-0.018em', lineHeight: 1.2 },
  h2: { fontSize: '1.125rem', fontWeight: 620, letterSpacing: '-0.01em', lineHeight: 1.3 },
  h3: { fontSize: '1rem', fontWeight: 620, lineHeight: 1.35 },
  h6: { fontSize: '1rem', fontWeight: 620, lineHeight: 1.35 },
  subtitle2: { fontSize: '0.8125rem', fontWeight: 600 },
  body1: { fontSize: '0.9375rem', lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', lineHeight: 1.45 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  button: { textTransform: 'none', fontWeight: 600 },
} as const;

/** The backoffice in the colours of a platform group, light and dark: the tokens of the catalogue, at work. */
export function themesOf(group: PlatformGroupKey): { light: RaThemeOptions; dark: RaThemeOptions } {
  const own = tokens[group];
  const shared = {
    typography,
    components,
    shape: { borderRadius: Math.min(Number.parseInt(own.radius, 10), 6) },
    sidebar,
  };
  return {
    light: {
      ...shared,
      palette: {
        mode: 'light',
        primary: { main: own.accent, dark: own.accentStrong, contrastText: own.onAccent },
        secondary: { main: own.ink, contrastText: own.paper },
        error: { main: own.danger },
        warning: { main: own.warning },
        success: { main: own.success },
        info: { main: own.info },
        text: { primary: own.ink, secondary: own.quiet },
        background: { default: own.tint, paper: own.paper },
        divider: own.rule,
        bulkActionsToolbarBackgroundColor: own.tint,
      },
    },
    dark: {
      ...shared,
      palette: {
        mode: 'dark',
        primary: { ...accentsOnDark[group], contrastText: dark.ground },
        secondary: { main: dark.ink, contrastText: dark.ground },
        error: { main: dark.danger },
        warning: { main: dark.warning },
        success: { main: dark.success },
        info: { main: dark.info },
        text: { primary: dark.ink, secondary: dark.quiet },
        background: { default: dark.ground, paper: dark.paper },
        divider: dark.rule,
        bulkActionsToolbarBackgroundColor: dark.paper,
      },
    },
  };
}
