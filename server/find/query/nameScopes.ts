import type { Language } from '../../../resources/languages.ts';
import type { DatasetKey } from '../../../resources/platforms.ts';
import type { NameScope } from './findNames.ts';

/** Where the names that a visitor of a platform may meet are looked for. */
export function nameScopes(dataset: DatasetKey, language: Language) {
  return {
    orga: { kind: 'orga', platform: dataset, language: '' },
    productLine: { kind: 'productLine', platform: dataset, language },
    category: { kind: 'category', platform: '', language },
  } as const satisfies Record<string, NameScope>;
}
