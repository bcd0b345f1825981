import { attribute } from '../../../../resources/entities/attribute.ts';
import type { Language, Translated } from '../../../../resources/language/languages.ts';
import type { Row } from '../../../../resources/shape.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import type { FileElement } from '../records/FileElement.ts';
import type { Note } from '../source/sourceRow.ts';
import type { EtimFeature } from './readEtim.ts';

const longestName = 120;
const kinds: Readonly<Record<string, string>> = { A: 'choice', L: 'yesNo', N: 'number' };
/** Our groups by words of theirs. */
const groups: readonly [RegExp, string][] = [
  [/MEASURE/, 'dimensions'],
  [/MATERIAL|COLOUR/, 'material'],
  [/ENERGY|ELECTRIC|CONSUMPTION/, 'energy'],
  [/PERFORMANCE|OPERATING/, 'performance'],
];
const stored = fieldsOf(attribute, 'sid', 'name', 'kind', 'unit', 'group', 'choices', 'categories');

/**
 * ETIM's features as attributes that go by their number (`EF000008`), added to those that are there: names of the language,
 * values, and categories that ask for them. Nothing is taken away, and no kind, unit or group is changed.
 */
export async function etimElements(
  db: SystemQueries,
  features: readonly EtimFeature[],
  { language, note }: { language: Language; note: Note },
): Promise<FileElement[]> {
  const attributes = await db.rows(
    stored,
    sql`select sid, name, kind, unit, "group", choices, categories from attribute`,
  );
  const bySid = new Map(attributes.map((one) => [one.sid, one]));
  return features.map(({ id, name, group, type, units, values, categories }, index): FileElement => {
    const before = bySid.get(id);
    const unit = before ? before.unit : units[0];
    const others = units.filter((one) => one !== unit);
    if (others.length > 0)
      note({
        severity: 'warning',
        code: 'etim-units',
        key: id,
        row: index + 1,
        value: name,
        values: { unit: unit ?? '–', others: others.join(', ') },
      });
    const choices = new Map((before?.choices ?? []).map(({ sid, label }) => [sid, label]));
    if (type === 'A')
      for (const value of values) choices.set(value.id, named(choices.get(value.id), language, value));
    const asking = new Map((before?.categories ?? []).map((one) => [one.sid, one]));
    for (const sid of categories) if (!asking.has(sid)) asking.set(sid, { sid, required: false });
    const element: Row = {
      sid: id,
      name: named(before?.name, language, { id, name }),
      kind: before?.kind ?? kinds[type] ?? 'text',
      group: before?.group ?? groups.find(([words]) => words.test(group))?.[1] ?? 'classification',
      ...(unit && { unit }),
      choices: [...choices].map(([sid, label]) => ({ sid, label })),
      categories: [...asking.values()],
    };
    return { element, sheet: null, row: index + 1 };
  });
}

/** A name that somebody has given stays; the number is none, unless there is nothing else. */
function named(
  before: Translated | undefined,
  language: Language,
  { id, name }: { id: string; name: string },
): Translated {
  const isNamed = before?.[language] !== undefined && before[language] !== id;
  if (isNamed || (name === id && before && Object.keys(before).length > 0)) return before;
  return { ...before, [language]: name.slice(0, longestName) };
}
