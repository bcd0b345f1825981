import { attribute } from '../../../../resources/entities/attribute.ts';
import { keysOf } from '../../../../resources/keysOf.ts';
import { languages, type Language, type Translated } from '../../../../resources/language/languages.ts';
import type { Row } from '../../../../resources/shape.ts';
import { entities as de } from '../../../../resources/texts/de/entities.ts';
import { entities as en } from '../../../../resources/texts/en/entities.ts';
import { entities as fr } from '../../../../resources/texts/fr/entities.ts';
import { entities as it } from '../../../../resources/texts/it/entities.ts';
import type { Row as Found } from '../../../base/database/column.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import type { FileElement } from '../records/FileElement.ts';
import { askedIn, emptied } from '../records/listedIn.ts';
import type { TableRow } from '../records/tableRows.ts';
import { readMeanings, type Meanings } from '../vocabulary/readMeanings.ts';
import { columnsOf } from './columnsOf.ts';
import { sidOf, translatedIn } from './planCategories.ts';

const stored = fieldsOf(attribute, 'sid', 'name', 'kind', 'unit', 'group', 'choices', 'categories');
type Stored = Found<typeof stored>;
type Choice = Stored['choices'][number];

const labels = [de, en, fr, it].map(({ attribute: { choices } }) => choices);
const kinds = choicesNamed('kind');
const groups = choicesNamed('group');

/** The attributes that the rows of a table describe, as records; what a row does not say stays as it is stored. */
export async function attributeElements(
  db: SystemQueries,
  rows: readonly TableRow[],
): Promise<FileElement[]> {
  const attributes = await db.rows(
    stored,
    sql`select sid, name, kind, unit, "group", choices, categories from attribute`,
  );
  const bySid = new Map(attributes.map((one) => [one.sid, one]));
  const meanings = await readMeanings(db);
  return rows.map((row) => {
    const sid = row.cells.get('sid')?.text ?? sidOf(translatedIn(row, 'name', {}));
    const element = elementOf(row, sid, meanings, bySid.get(sid));
    return { element, sheet: row.sheet, row: row.row, columns: columnsOf(row) };
  });
}

function elementOf(row: TableRow, sid: string, meanings: Meanings, before?: Stored): Row {
  const text = (column: string) => row.cells.get(column)?.text;
  const [kind, group, unit] = [text('kind'), text('group'), text('unit')];
  const saidUnit = unit === emptied ? null : (unit ?? before?.unit);
  return {
    sid,
    name: translatedIn(row, 'name', before?.name ?? {}),
    kind: kind === undefined ? before?.kind : (kinds.get(nameKey(kind)) ?? kind),
    group: group === undefined ? before?.group : (groups.get(nameKey(group)) ?? group),
    ...(saidUnit && { unit: saidUnit }),
    ...saidOf(row, 'ifcType'),
    ...saidOf(row, 'bsddUri'),
    choices: choicesIn(row, before?.choices ?? []),
    categories: askedBy(text('categories'), meanings, before?.categories ?? []),
  };
}

/** A text that stays as it is where the row does not say it. */
function saidOf(row: TableRow, field: string): Row {
  const said = row.cells.get(field)?.text;
  return said === undefined ? {} : { [field]: said === emptied ? null : said };
}

/** The choices that a row lists, in the order of the first language that does; labels of others stay. */
function choicesIn(row: TableRow, before: readonly Choice[]): Choice[] {
  const said = languages.flatMap((language): [Language, Map<string, string>][] => {
    const cell = row.cells.get(`choices.${language}`)?.text;
    return cell === undefined ? [] : [[language, labelsIn(cell, language, before)]];
  });
  const [first] = said;
  if (!first) return [...before];
  const sids = new Set(said.flatMap(([, listed]) => [...listed.keys()]));
  return [...sids].map((sid) => {
    const label: Translated = { ...before.find((choice) => choice.sid === sid)?.label };
    for (const [language, listed] of said) {
      const text = listed.get(sid);
      if (text !== undefined) label[language] = text;
    }
    return { sid, label };
  });
}

/** By sid the label: `weiss = Weiss; rot = Rot`, each on a line of its own, or mere labels. */
function labelsIn(cell: string, language: Language, before: readonly Choice[]): Map<string, string> {
  if (cell === emptied) return new Map();
  // A label may have semicolons: then each stands on a line of its own, or begins with its sid.
  const between = /[\n\r]/.test(cell) ? /[\n\r]+/ : cell.includes('=') ? /;(?=\s*[\w.-]+\s*=)/ : /;/;
  const parts = cell.split(between).map((part) => part.trim());
  return new Map(
    parts.filter(Boolean).map((part) => {
      const [, sid, label] = /^([a-z0-9][\w.-]*)\s*=\s*(.*)$/is.exec(part) ?? [];
      if (sid !== undefined && label !== undefined) return [sid, label] as const;
      const known = before.find((choice) => nameKey(choice.label[language] ?? '') === nameKey(part));
      return [known?.sid ?? sidOf({ [language]: part }), part] as const;
    }),
  );
}

function askedBy(
  cell: string | undefined,
  meanings: Meanings,
  before: Stored['categories'],
): Stored['categories'] {
  if (cell === undefined) return before;
  return askedIn(cell).map(({ named, required }) => {
    const sid = meanings.category(named);
    return { ...before.find((one) => one.sid === sid), sid, required };
  });
}

function choicesNamed(field: 'kind' | 'group'): ReadonlyMap<string, string> {
  return new Map(
    labels.flatMap(({ [field]: named }) => {
      const texts: Readonly<Record<string, string>> = named;
      return keysOf(texts).flatMap((key) =>
        [key, texts[key] ?? key].map((text) => [nameKey(text), key] as const),
      );
    }),
  );
}
