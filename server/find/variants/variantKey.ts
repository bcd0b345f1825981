import { createHash } from 'node:crypto';
import { shown } from '../../../resources/language/translate.ts';
import type { SearchedProduct } from '../index/searchedProduct.ts';
import { titlePattern } from './titlePattern.ts';

type Grouped = Pick<
  SearchedProduct,
  'platform' | 'orgaSid' | 'productLine' | 'mainCategory' | 'title' | 'values' | 'variantGroup'
>;

const characters = 16;

/**
 * What the variants of one thing have in common (behaviour B442): company and category, and the group that the company
 * says; without one line and title, but for the values of attributes in it. '' for a product that has nothing to differ in.
 */
export function variantKey(product: Grouped): string {
  const { platform, orgaSid, productLine, mainCategory, title, values, variantGroup } = product;
  const said = variantGroup?.trim().toLowerCase();
  if (said) return hash([platform, orgaSid, mainCategory, 'said', said]);
  // Which language a title is in decides which labels stand in it.
  const first = shown(title, 'de');
  if (!first || values.length === 0) return '';
  const { pattern } = titlePattern(first.text, values, first.languageUsed);
  return hash([platform, orgaSid, mainCategory, productLine ?? '', first.languageUsed, pattern]);
}

function hash(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, characters);
}
