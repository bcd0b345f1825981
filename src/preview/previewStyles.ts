import type { PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import { tokensCss } from '../../resources/platform/tokens.ts';
import fontFile from '../../ui/fonts/hanken-grotesk.woff2?url';
import base from '../../ui/styles/base.css?inline';
import catalogue from '../../ui/styles/catalogue.css?inline';
import controls from '../../ui/styles/controls.css?inline';
import baustein from '../../ui/styles/groups/baustein.css?inline';
import mgbahn from '../../ui/styles/groups/mgbahn.css?inline';
import rhb from '../../ui/styles/groups/rhb.css?inline';
import zbs from '../../ui/styles/groups/zbs.css?inline';
import scales from '../../ui/styles/scales.css?inline';
import preview from './preview.css?inline';

const fontFace = `@font-face{font-family:Hanken;src:url(${fontFile}) format('woff2');font-weight:100 900;font-display:swap}`;
const own: Record<PlatformGroupKey, string> = { baustein, rhb, mgbahn, zbs };

/** What gives an article the look of its page on a platform group, and the preview its own few rules. */
export function previewStyles(group: PlatformGroupKey): string {
  return [tokensCss(group), fontFace, scales, base, controls, catalogue, own[group], preview].join('\n');
}
