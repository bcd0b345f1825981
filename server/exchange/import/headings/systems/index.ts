import { marketplaces } from './marketplaces.ts';
import { microsoft } from './microsoft.ts';
import { nationalFormats } from './nationalFormats.ts';
import { osCommerce } from './osCommerce.ts';
import { otherErps } from './otherErps.ts';
import { sap } from './sap.ts';
import { shops } from './shops.ts';
import { standards } from './standards.ts';
import type { SystemNames } from './systemNames.ts';

/** What systems call their columns. */
export const systems: readonly SystemNames[] = [
  sap,
  microsoft,
  osCommerce,
  otherErps,
  shops,
  marketplaces,
  standards,
  nationalFormats,
];
