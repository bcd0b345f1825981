import type { Language } from '../../../resources/language/languages.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { NameKind } from '../index/names/writeNames.ts';

/** Kinds of records that are found by name. */
export const namedKinds = ['orga', 'productLine', 'category'] as const satisfies readonly NameKind[];

export type NamedKind = (typeof namedKinds)[number];

/** Under which platform and language the names are stored that a visitor may meet; '' for names that have none. */
export function nameScopes(
  { dataset }: Scope,
  language: Language,
): Record<NamedKind, { platform: string; language: string }> {
  return {
    orga: { platform: dataset, language: '' },
    productLine: { platform: dataset, language },
    category: { platform: '', language },
  };
}
