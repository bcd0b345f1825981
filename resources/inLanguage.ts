import type { Entity } from './entity.ts';
import type { Language, Translated } from './languages.ts';
import { entities } from './registry.ts';
import { getAt, type Row } from './shape.ts';
import { shown } from './translate.ts';

/** What says in a thing of which language its texts are. */
export const languageUsed = 'languageUsed';

/**
 * A nested thing with its texts as plain strings in one language (api: texts). Beside them `languageUsed` says which
 * that is, or, where they are of several because some are not translated, which each of them is.
 */
export function inLanguage(entity: Entity, thing: Row, language: Language): Row {
  const spoken = structuredClone(thing);
  const used = new Map<Row, Record<string, Language>>();
  for (const [name, place] of textsOf(entity)) {
    const texts = getAt(spoken, [...place, name]) as Translated | undefined;
    const text = shown(texts, language);
    if (!texts) continue;
    const around = getAt(spoken, place) as Row;
    if (!text) {
      delete around[name];
      continue;
    }
    around[name] = text.text;
    used.set(around, { ...used.get(around), [name]: text.languageUsed });
  }
  for (const [around, languages] of used) {
    const [first, ...others] = new Set(Object.values(languages));
    around[languageUsed] = others.length > 0 ? languages : first;
  }
  return spoken;
}

/** The translated fields of an entity, those that it shows of others too: their names and where they stand. */
function textsOf(entity: Entity): [name: string, place: string[]][] {
  return Object.entries(entity.fields).flatMap(([name, field]) => {
    const place = (field.at ?? name).split('.');
    return isTranslated(entity, name) ? [[place.at(-1) as string, place.slice(0, -1)]] : [];
  });
}

function isTranslated({ fields }: Entity, name: string): boolean {
  const field = fields[name];
  if (field?.kind !== 'derived') return field?.kind === 'translated';
  const [through = '', target = ''] = field.from.split('.');
  const reference = fields[through];
  const other: Entity | undefined =
    reference?.kind === 'reference' ? entities[reference.to as keyof typeof entities] : undefined;
  return other?.fields[target]?.kind === 'translated';
}
