import { category } from '../../../../resources/entities/category.ts';
import { attribute } from '../../../../resources/entities/attribute.ts';
import { ambiguousCode, unknownCode } from '../../../../resources/known.ts';
import { languages, type Translated } from '../../../../resources/language/languages.ts';
import { rootCategory } from '../../../../resources/rootCategory.ts';
import type { Row } from '../../../../resources/shape.ts';
import type { SystemQueries } from '../../../base/database/queries.ts';
import { sql } from '../../../base/database/sql.ts';
import { fold } from '../../../find/query/fold.ts';
import { fieldsOf } from '../../../records/fieldsOf.ts';
import { unguardDash } from '../literalDash.ts';
import { askedIn, emptied, listedIn } from '../records/listedIn.ts';
import type { RecordTable, TableRow } from '../records/tableRows.ts';
import type { Note } from '../source/sourceRow.ts';
import { readMeanings, type Meanings } from '../vocabulary/readMeanings.ts';
import { shownIn, type Shown } from './shownAttributesText.ts';
import { CategoryNames } from './CategoryNames.ts';
import type { PlannedCategory } from './CategoryPlan.ts';
import { codeFields } from './categoryTable.ts';

const shownLength = 200;
const longestSid = 64;
const stored = fieldsOf(
  category,
  'sid',
  'name',
  'description',
  'ifcClasses',
  'ebkphCodes',
  'etimClasses',
  'bkpCodes',
  'npkCodes',
  'picture',
  'shownAttributes',
);

/** What the rows of a table say, as categories that are to be; those at fault are noted and left out. */
export interface CategoriesPlanned {
  planned: PlannedCategory[];
  /** The sids of the categories that there are. */
  stored: ReadonlySet<string>;
  failed: number;
}

/**
 * Works out what the rows of a table of categories mean: which category each is, what is above it, what it asks for.
 * @param parents of each category in the tree of the platform the one above it
 */
export async function planCategories(
  db: SystemQueries,
  table: RecordTable,
  { parents, note }: { parents: ReadonlyMap<string, string>; note: Note },
): Promise<CategoriesPlanned> {
  const categories = await db.rows(
    stored,
    sql`
      select sid, name, description, ifc_classes as "ifcClasses", ebkph_codes as "ebkphCodes",
        etim_classes as "etimClasses", bkp_codes as "bkpCodes", npk_codes as "npkCodes", picture,
        shown_attributes as "shownAttributes"
      from category`,
  );
  const bySid = new Map(categories.map((one) => [one.sid, one]));
  const meanings = await readMeanings(db);
  const attributes = new Set(
    (await db.rows(fieldsOf(attribute, 'sid'), sql`select sid from attribute`)).map(({ sid }) => sid),
  );
  const names = new CategoryNames();
  names.addTree(categories, parents);
  const hasParents = table.columns.has('parent');
  const said = table.rows.map((row) => {
    const name = translatedIn(row, 'name', {});
    const sid = row.cells.get('sid')?.text ?? sidOf(name);
    const parent = row.cells.get('parent')?.text;
    names.addRow({ sid, name }, !hasParents || parent === emptied ? null : (parent ?? ''));
    return { row, sid };
  });

  const places = new Map<string, number>();
  let failed = 0;
  const planned = said.flatMap(({ row, sid }): PlannedCategory[] => {
    const faults: string[] = [];
    const fault = (column: string, code: string, values: Record<string, string | number> = {}) => {
      faults.push(code);
      noteAt(note, { row, sid }, column, code, values);
    };
    const former = places.get(sid);
    if (former !== undefined) fault('sid', 'duplicate-key', { row: former });
    else places.set(sid, row.row);
    const plan: PlannedCategory = {
      row,
      sid,
      element: elementOf(row, sid, meanings, bySid.get(sid)),
      terms: termsIn(row),
    };
    if (hasParents) {
      const parent = row.cells.get('parent')?.text;
      const found = parent === undefined || parent === emptied ? [] : names.find(parent);
      if (parent === undefined) plan.parentSid = rootCategory;
      else if (parent === emptied) plan.parentSid = null;
      else if (found.length === 1) plan.parentSid = found[0] ?? null;
      else if (found.length > 1) fault('parent', ambiguousCode('category'), { choices: found.join(', ') });
      else fault('parent', unknownCode('category'), { sid: parent });
    }
    const position = row.cells.get('position')?.text;
    if (position !== undefined) {
      plan.position = Number(position.replace(',', '.'));
      if (!Number.isFinite(plan.position)) fault('position', 'wrong-type', { expected: 'number' });
    }
    const asked = row.cells.get('attributes')?.text;
    if (asked !== undefined) {
      const all = askedOf(asked, meanings);
      plan.asked = new Map([...all].filter(([one]) => attributes.has(one)));
      // A table of attributes says for which categories they are, too: in an empty catalogue one of both comes first.
      for (const one of all.keys())
        if (!attributes.has(one))
          noteAt(note, { row, sid }, 'attributes', unknownCode('attribute'), { sid: one }, 'warning');
    }
    if (faults.length > 0) failed += 1;
    return faults.length > 0 ? [] : [plan];
  });
  return { planned, stored: new Set(bySid.keys()), failed };
}

/** Notes what is wrong with a cell of a row, or with what it lacks. */
export function noteAt(
  note: Note,
  { row, sid }: Pick<PlannedCategory, 'row' | 'sid'>,
  column: string,
  code: string,
  values: Record<string, string | number> = {},
  severity: 'error' | 'warning' = 'error',
): void {
  const cell = row.cells.get(column);
  note({
    sheet: row.sheet,
    row: row.row,
    column: cell?.column ?? null,
    heading: cell?.heading ?? null,
    key: sid,
    value: cell?.text.slice(0, shownLength) ?? null,
    severity,
    code,
    values,
  });
}

/** The texts of a row in each language, on top of those that are stored. */
export function translatedIn({ cells }: TableRow, field: string, before: Translated): Translated {
  const texts = languages.flatMap((language) => {
    const said = cells.get(`${field}.${language}`)?.text;
    if (said === emptied) return [];
    const text = said === undefined ? before[language] : unguardDash(said);
    return text === undefined ? [] : [[language, text] as const];
  });
  return Object.fromEntries(texts);
}

/** A sid for what a table names without one: the same name has the same one again. */
export function sidOf(name: Translated): string {
  const [first = ''] = languages.flatMap((language) => name[language] ?? []);
  return fold(first).replaceAll(' ', '-').slice(0, longestSid);
}

function elementOf(
  row: TableRow,
  sid: string,
  meanings: Meanings,
  before: Readonly<Record<string, unknown>> & {
    name?: Translated;
    description?: Translated | null;
    shownAttributes?: Shown;
  } = {},
): Row {
  const codes = codeFields.map((field) => {
    const said = row.cells.get(field)?.text;
    return [field, said === undefined ? (before[field] ?? []) : listedIn(said)] as const;
  });
  const description = translatedIn(row, 'description', before.description ?? {});
  const shown = row.cells.get('shownAttributes')?.text;
  return {
    sid,
    name: translatedIn(row, 'name', before.name ?? {}),
    ...(Object.keys(description).length > 0 && { description }),
    ...Object.fromEntries(codes),
    ...(before.picture ? { picture: before.picture } : {}),
    shownAttributes:
      shown === undefined ? (before.shownAttributes ?? []) : shownIn(shown, meanings, before.shownAttributes),
  };
}

function termsIn({ cells }: TableRow): PlannedCategory['terms'] {
  return languages.flatMap((language) => {
    const cell = cells.get(`terms.${language}`);
    const texts = cell ? listedIn(cell.text) : [];
    return cell && texts.length > 0 ? [{ language, texts, cell }] : [];
  });
}

function askedOf(text: string, meanings: Meanings): ReadonlyMap<string, boolean> {
  return new Map(askedIn(text).map(({ named, required }) => [meanings.attribute(named), required]));
}
