import type { Language } from '../../../resources/languages.ts';
import type { StoreKey } from '../../../resources/platforms.ts';
import type { NameScope } from './findNames.ts';

/** Where the names that a visitor of a platform may meet are looked for. */
export function nameScopes(store: StoreKey, language: Language) {
  return {
    orga: { kind: 'orga', platform: store, language: '' },
    productLine: { kind: 'productLine', platform: store, language },
    category: { kind: 'category', platform: '', language },
  } as const satisfies Record<string, NameScope>;
}
