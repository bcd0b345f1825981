import type { RecordRule } from '../../resources/rules/recordRule.ts';

const choices = 'gtins, productLine';
/**
 * A rule: a product has a GTIN or is of a product line. Many generated products break it, and a row that says only one of the two fields shows nothing of it.
 */
export const namedSomehow: RecordRule = ({ gtins, productLine }) =>
  (Array.isArray(gtins) && gtins.length > 0) || productLine
    ? []
    : [{ path: 'productLine', code: 'one-of', values: { choices } }];
