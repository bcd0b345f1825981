import type { PlatformGroupKey } from './platformGroups.ts';

/** What makes a platform group recognisable. Colours are `#rrggbb`; lengths are CSS. */
export interface Tokens {
  /** Text, and rules that structure a page. */
  ink: string;
  /** Text of second rank. */
  quiet: string;
  paper: string;
  /** A tint of the paper, for the few surfaces that are not white. */
  tint: string;
  /** Fine rules. */
  rule: string;
  /** Links, buttons and what is chosen. */
  accent: string;
  accentStrong: string;
  onAccent: string;
  /** The bar at the top of each page. */
  masthead: string;
  onMasthead: string;
  /** The band at its foot. */
  foot: string;
  onFoot: string;
  /** What stands out in a text that was searched for. */
  highlight: string;
  danger: string;
  warning: string;
  success: string;
  info: string;
  radius: string;
  /** Weight and tracking of headings. */
  headingWeight: string;
  headingTracking: string;
}

const signals = { danger: '#b3261e', warning: '#8a5a00', success: '#1d6b40', info: '#1d5a96' };

/** One set per platform group; every pair of text and ground has a contrast of at least 4.5. */
export const tokens = {
  baustein: {
    ...signals,
    ink: '#1b1a17',
    quiet: '#5f5b53',
    paper: '#ffffff',
    tint: '#f7f4ee',
    rule: '#ddd7cc',
    accent: '#b5381b',
    accentStrong: '#8f2a12',
    onAccent: '#ffffff',
    masthead: '#ffffff',
    onMasthead: '#1b1a17',
    foot: '#1b1a17',
    onFoot: '#f7f4ee',
    highlight: '#ffe3b8',
    radius: '2px',
    headingWeight: '640',
    headingTracking: '-0.022em',
  },
  rhb: {
    ...signals,
    ink: '#20201f',
    quiet: '#5c5c59',
    paper: '#ffffff',
    tint: '#fbf3f2',
    rule: '#e2dad8',
    accent: '#c3101b',
    accentStrong: '#990a13',
    onAccent: '#ffffff',
    masthead: '#c3101b',
    onMasthead: '#ffffff',
    foot: '#ffffff',
    onFoot: '#20201f',
    highlight: '#ffdcd6',
    radius: '0px',
    headingWeight: '760',
    headingTracking: '-0.012em',
  },
  mgbahn: {
    ...signals,
    ink: '#10202f',
    quiet: '#50606f',
    paper: '#ffffff',
    tint: '#eff5f8',
    rule: '#d0dde5',
    accent: '#0a6187',
    accentStrong: '#07475f',
    onAccent: '#ffffff',
    masthead: '#10283c',
    onMasthead: '#ffffff',
    foot: '#ffffff',
    onFoot: '#10202f',
    highlight: '#fbe9a0',
    radius: '10px',
    headingWeight: '560',
    headingTracking: '-0.018em',
  },
  zbs: {
    ...signals,
    ink: '#15211b',
    quiet: '#526057',
    paper: '#ffffff',
    tint: '#f1f6ef',
    rule: '#d3ddd2',
    accent: '#1f6a45',
    accentStrong: '#154d32',
    onAccent: '#ffffff',
    masthead: '#f1f6ef',
    onMasthead: '#15211b',
    foot: '#ffffff',
    onFoot: '#15211b',
    highlight: '#e2f0a8',
    radius: '4px',
    headingWeight: '600',
    headingTracking: '-0.02em',
  },
} as const satisfies Record<PlatformGroupKey, Tokens>;

/** The tokens of a group as custom properties: `--accent-strong: #8f2a12`. */
export function tokensCss(group: PlatformGroupKey): string {
  const properties = Object.entries(tokens[group]).map(
    ([name, value]) => `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}:${value}`,
  );
  return `:root{${properties.join(';')}}`;
}
