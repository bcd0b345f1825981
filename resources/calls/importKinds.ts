import type { Call } from './call.ts';
import type { ImportSummary } from './importReport.ts';
import { importCalls } from './imports.ts';

/** What a file is, as people say it. */
export const importKinds = [
  'products',
  'orgas',
  'orgaInfos',
  'offers',
  'keepProducts',
  'removeProducts',
  'keepOffers',
  'removeOffers',
  'terms',
  'categories',
  'attributes',
] as const;
export type ImportKind = (typeof importKinds)[number];

interface Sending {
  /** The call that takes it as JSON, and as a workbook where it may be one. */
  json: Call;
  xlsx?: Call;
  /** Are its records written, or does it list which are to be kept alone or removed? */
  action: 'write' | 'keep' | 'remove';
  /** Do its records belong to no company? */
  isOfNoCompany?: true;
  /** May it ask to remove what it does not contain? */
  mayDeleteOthers?: true;
}

/** How each kind of file is sent (behaviour B82, B83). */
export const sendings: Record<ImportKind, Sending> = {
  products: { action: 'write', json: importCalls.json, xlsx: importCalls.xlsx, mayDeleteOthers: true },
  orgas: { action: 'write', json: importCalls.orgas },
  orgaInfos: { action: 'write', json: importCalls.orgaInfos },
  offers: { action: 'write', json: importCalls.offers, mayDeleteOthers: true },
  keepProducts: { action: 'keep', json: importCalls.removeProducts, xlsx: importCalls.removeProducts },
  removeProducts: { action: 'remove', json: importCalls.removeProducts, xlsx: importCalls.removeProducts },
  keepOffers: { action: 'keep', json: importCalls.removeOffers },
  removeOffers: { action: 'remove', json: importCalls.removeOffers },
  terms: { action: 'write', json: importCalls.terms, xlsx: importCalls.terms, isOfNoCompany: true },
  categories: {
    action: 'write',
    json: importCalls.categories,
    xlsx: importCalls.categories,
    isOfNoCompany: true,
  },
  attributes: {
    action: 'write',
    json: importCalls.attributes,
    xlsx: importCalls.attributes,
    isOfNoCompany: true,
  },
};

/** Are products in it, for which the trade has formats of its own? */
export function holdsProducts(kind: ImportKind): boolean {
  return isOf(sendings[kind].json, 'product');
}

/** What the file of an import was. */
export function kindOf({ entity, action }: Pick<ImportSummary, 'entity' | 'action'>): ImportKind {
  const kind = importKinds.find(
    (each) =>
      isOf(sendings[each].json, entity) &&
      sendings[each].action === (action === 'replace' ? 'write' : action),
  );
  if (!kind) throw new Error(`No kind of file holds ${entity} to ${action}: name it in importKinds.`);
  return kind;
}

function isOf({ access }: Call, entity: string): boolean {
  return access.kind === 'entity' && access.entity === entity;
}
