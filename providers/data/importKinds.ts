import type { Call } from '../../resources/calls/call.ts';
import type { ImportSummary } from '../../resources/calls/importReport.ts';
import { importCalls } from '../../resources/calls/imports.ts';

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
] as const;
export type ImportKind = (typeof importKinds)[number];

interface Sending {
  /** The call that takes it as JSON, and as a workbook where it may be one. */
  json: Call;
  xlsx?: Call;
  isBlackList?: boolean;
  /** May it ask to remove what it does not contain? */
  mayDeleteOthers?: true;
}

/** How each kind of file is sent (api: Import). */
export const sendings: Record<ImportKind, Sending> = {
  products: { json: importCalls.json, xlsx: importCalls.xlsx, mayDeleteOthers: true },
  orgas: { json: importCalls.orgas },
  orgaInfos: { json: importCalls.orgaInfos },
  offers: { json: importCalls.offers, mayDeleteOthers: true },
  keepProducts: { json: importCalls.removeProducts, xlsx: importCalls.removeProducts, isBlackList: false },
  removeProducts: { json: importCalls.removeProducts, xlsx: importCalls.removeProducts, isBlackList: true },
  keepOffers: { json: importCalls.removeOffers, isBlackList: false },
  removeOffers: { json: importCalls.removeOffers, isBlackList: true },
};

const kindByEntity = {
  product: 'products',
  orga: 'orgas',
  orgaInfo: 'orgaInfos',
  retailerData: 'offers',
} as const satisfies Record<ImportSummary['entity'], ImportKind>;

/** What the file of an import was. */
export function kindOf({ entity, action }: Pick<ImportSummary, 'entity' | 'action'>): ImportKind {
  if (action === 'keep') return entity === 'product' ? 'keepProducts' : 'keepOffers';
  if (action === 'remove') return entity === 'product' ? 'removeProducts' : 'removeOffers';
  return kindByEntity[entity];
}
