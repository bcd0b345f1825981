import { featureKeys, type Feature } from './rights.ts';

/** A screen of the backoffice that is no list of one entity, with an entry in the second section of its menu. */
export interface FurtherScreen {
  path: string;
  /** Whoever can open one of these features opens it, or administrators alone; what it shows is each caller's own scope. */
  features: readonly Feature[] | 'admin';
}

/** These screens in the order of the menu, behind the entries of entities (behaviour B475). */
export const furtherScreens = {
  activity: { path: 'activity', features: featureKeys },
  keys: { path: 'keys', features: ['import'] },
  webhooks: { path: 'webhooks', features: ['import'] },
  operations: { path: 'operations', features: 'admin' },
} as const satisfies Record<string, FurtherScreen>;

export type FurtherScreenName = keyof typeof furtherScreens;
