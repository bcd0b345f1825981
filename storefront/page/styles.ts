import { keysOf } from '../../resources/keysOf.ts';
import type { PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import { recordOf } from '../../resources/address/recordOf.ts';
import fontFile from '../../ui/fonts/hanken-grotesk.woff2?url';
import base from '../../ui/styles/base.css?inline';
import catalogue from '../../ui/styles/catalogue.css?inline';
import controls from '../../ui/styles/controls.css?inline';
import dialogs from '../../ui/styles/dialogs.css?inline';
import baustein from '../../ui/styles/groups/baustein.css?inline';
import mgbahn from '../../ui/styles/groups/mgbahn.css?inline';
import rhb from '../../ui/styles/groups/rhb.css?inline';
import zbs from '../../ui/styles/groups/zbs.css?inline';
import scales from '../../ui/styles/scales.css?inline';
import shell from '../../ui/styles/shell.css?inline';
import { tokensCss } from '../../resources/platform/tokens.ts';
import lists from '../styles/lists.css?inline';
import pages from '../styles/pages.css?inline';

export const fontAddress: string = fontFile;

const fontFace = `@font-face{font-family:Hanken;src:url(${fontFile}) format('woff2');font-weight:100 900;font-display:swap}`;
const common = [fontFace, scales, base, controls, shell, dialogs, catalogue, pages, lists].join('\n');

const own: Record<PlatformGroupKey, string> = { baustein, rhb, mgbahn, zbs };
const sheets = recordOf(keysOf(own), (group) => `${tokensCss(group)}\n${common}\n${own[group]}`);

/** The style sheet of a platform group, as it stands in its pages: the server allows exactly this text. */
export function stylesOf(group: PlatformGroupKey): string {
  return sheets[group];
}
