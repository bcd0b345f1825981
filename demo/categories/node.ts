import { descriptions } from './descriptions.ts';
import { slug } from '../../resources/address/slug.ts';
import { inSwissSpelling, text } from '../text.ts';
import type { DemoCategory } from '../types.ts';

/** A category with the categories below it; codes that it does not give itself are its parent's. */
export type CategoryNode = DemoCategory & { children: CategoryNode[] };

/**
 * Declares a category. Categories are shared by all platforms, so their German is the Swiss one.
 * @param names `de | en | fr | it`; the sid is the German name in kebab-case
 * @param codes IFC 4.3 classes, eBKP-H elements (SN 506 511:2020), ETIM 10.0 groups and classes, and numbers of the cost plan and the
 *   catalogue of standard positions, as `BKP221` and `NPK371`, separated by spaces
 */
export function node(names: string, codes = '', children: CategoryNode[] = []): CategoryNode {
  const all = codes.split(' ');
  const sid = slug(text(names).de);
  const description = descriptions[sid];
  const own: CategoryNode = {
    sid,
    name: inSwissSpelling(text(names)),
    description: description === undefined ? null : inSwissSpelling(text(description)),
    ifcClasses: all.filter((code) => code.startsWith('Ifc')),
    ebkphCodes: all.filter((code) => /^[A-J]\d\d/.test(code)),
    etimClasses: all.filter((code) => /^E[CG]\d/.test(code)),
    bkpCodes: numbersOf('BKP', all),
    npkCodes: numbersOf('NPK', all),
    children,
  };
  inheritCodes(own);
  return own;
}

function numbersOf(catalogue: string, codes: readonly string[]): string[] {
  return codes.filter((code) => code.startsWith(catalogue)).map((code) => code.slice(catalogue.length));
}

function inheritCodes(parent: CategoryNode): void {
  for (const child of parent.children) {
    if (child.ifcClasses.length === 0) child.ifcClasses = parent.ifcClasses;
    if (child.ebkphCodes.length === 0) child.ebkphCodes = parent.ebkphCodes;
    if (child.etimClasses.length === 0) child.etimClasses = parent.etimClasses;
    if (child.bkpCodes.length === 0) child.bkpCodes = parent.bkpCodes;
    if (child.npkCodes.length === 0) child.npkCodes = parent.npkCodes;
    inheritCodes(child);
  }
}
