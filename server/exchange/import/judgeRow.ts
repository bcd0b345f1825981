import type { DatasetKey } from '../../../resources/platform/platforms.ts';
import type { Quality } from '../../../resources/quality.ts';
import { isRow, type Row } from '../../../resources/shape.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import { readJudge } from '../../catalogue/quality/readJudge.ts';
import type { StagedRow } from './RowCheck.ts';

/** How complete the product of a row is, if it is a new one; null where only the merge can tell. */
export type JudgeRow = (row: StagedRow) => Quality | null;

/**
 * Judges the rows of a company's first file as they are read: all of its products are new, and while a row is read the
 * database has time. Undefined for a company that has products: most rows of its files are about these.
 */
export async function judgeRow(
  db: SystemQueries,
  platform: DatasetKey,
  orgaSid: string,
): Promise<JudgeRow | undefined> {
  const hasProducts = await db.has(
    sql`select from product where platform = ${platform} and orga_sid = ${orgaSid} limit 1`,
  );
  if (hasProducts) return undefined;
  const judge = await readJudge(db);
  return ({ isValid, isLone, joins, cleared, values }) => {
    const { mainCategory, attributes = {} } = values;
    if (!isValid || isLone || joins !== null || cleared.length > 0) return null;
    if (typeof mainCategory !== 'string' || !isRow(attributes)) return null;
    return judge({
      platform,
      mainCategory,
      articleNumber: values.articleNumber,
      title: textsOf(values.title),
      subTitle: textsOf(values.subTitle),
      description: textsOf(values.description),
      gtins: listOf(values.gtins),
      images: listOf(values.images),
      attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null)),
      // Those that name one are judged by the merge (`judgeNew`).
      hasDocuments: false,
    });
  };
}

function textsOf(value: unknown): Row | null {
  return isRow(value) ? value : null;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
