import type { FoundRecord } from '../../../resources/calls/find.ts';
import type { Entity } from '../../../resources/entity.ts';
import { finding } from '../../../resources/limits.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { pictureField } from '../../../resources/pictureField.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { translatedOf } from '../../../resources/translatedOf.ts';
import type { Row } from '../../../resources/shape.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fromTable, recordShape, selectFields } from '../../records/select.ts';
import type { TypedText } from './productsOfText.ts';
import { recordsOfText } from './recordsOfText.ts';

/** The best few records of an entity that somebody means who types this, as they are named to people. */
export async function foundRecords(
  db: ScopedQueries,
  scope: Scope,
  entity: Entity,
  typed: TypedText,
): Promise<FoundRecord[]> {
  const { condition, order } = await recordsOfText(db, scope, entity, typed, finding.most);
  const rows = await db.rows(
    recordShape(entity),
    sql`
      select ${selectFields(entity)} from ${fromTable(entity)}
      where ${where(scope, 't')} and ${condition} order by ${order} limit ${finding.most}`,
  );
  return rows.map((row) => foundRecord(entity, row, typed.language));
}

function foundRecord(entity: Entity, row: Row, language: Language): FoundRecord {
  const said = (name: string) => wordsOf(row, name, language);
  const key = entity.key.map((name) => String(row[name] ?? ''));
  return {
    entity: entity.name,
    key,
    title: said(entity.title) || (key.at(-1) ?? ''),
    beside: (entity.found?.beside ?? []).map(said).filter(Boolean),
    picture: pictureOf(entity, row),
  };
}

/** A text, or one in languages, which a derived field may be too. */
function wordsOf(row: Row, name: string, language: Language): string {
  const value = row[name];
  return typeof value === 'string' ? value : textIn(translatedOf(value), language);
}

function pictureOf(entity: Entity, row: Row): FoundRecord['picture'] {
  const { name = '', field } = pictureField(entity) ?? {};
  const [hash] = [row[name]].flat();
  return field && typeof hash === 'string' ? { kind: field.of, hash } : null;
}
