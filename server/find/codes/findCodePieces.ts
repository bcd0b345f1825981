import { integer, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { leastArticleCharacters } from './findCodes.ts';
import type { CodePiece } from './readCodes.ts';
import { unlikeness } from './unlikeness.ts';

/** How a code meets what was typed: it is that, or it begins so. */
export type CodeFit = 'whole' | 'beginning';

/** A product that has a typed code. */
export interface CodeHit {
  id: number;
  orgaSid: string;
  fit: CodeFit;
}

/** A piece of a text that is the code of products. */
export interface FoundCode {
  piece: CodePiece;
  /** Those of the given companies first, then whole codes, then those written as typed, then the most popular. */
  hits: CodeHit[];
}

const codedProduct = { place: integer, id: integer, orgaSid: text(), fit: text<CodeFit>() };

/** So many codes that begin as typed are looked at, and so many products of one piece are answered. */
const mostBeginnings = 500;
const mostOfPiece = 200;
/** Behind a beginning, in the order of bytes, stands everything before this; behind a whole code, everything from that. */
const behindAll = '{';
const behindItself = '!';
/** A piece among others finds codes by their beginning from here on. */
const leastBeginning = 5;

/**
 * Which of these pieces are codes of products that the scope opens, in one statement. Beginnings count of a text that is
 * nothing else, and of what can be nothing but a code. Products of the given companies come first.
 */
export async function findCodePieces(
  db: ScopedQueries,
  scope: Scope,
  pieces: readonly CodePiece[],
  orgas: readonly string[] = [],
): Promise<FoundCode[]> {
  if (pieces.length === 0) return [];
  const ends = pieces.map((piece) => (mayBegin(piece) ? behindAll : behindItself));
  const ofScope = ofPlatform(scope, 'c');
  const rows = await db.rows(
    codedProduct,
    sql`
      select wanted.place::bigint, hit.*
      from unnest(
        ${pieces.map(({ article }) => article)}::text[],
        ${pieces.map(({ gtin }) => gtin)}::text[],
        ${pieces.map((piece) => piece.text)}::text[],
        ${ends}::text[]) with ordinality as wanted (article, gtin, typed, behind, place)
      cross join lateral (
        select p.id, p.orga_sid as "orgaSid", case min(coded.fit) when 0 then 'whole' else 'beginning' end as fit
        from (
          (select product_id, case when code = wanted.gtin then 0 else 1 end as fit, code
            from product_code c
            where ${ofScope} and kind = 'gtin' and code >= wanted.gtin and code < wanted.gtin || wanted.behind
            order by code limit ${mostBeginnings})
          union all
          (select product_id, case when code = wanted.article then 0 else 1 end, code
            from product_code c
            where ${ofScope} and kind = 'article'
              and code >= wanted.article and code < wanted.article || wanted.behind
            order by code limit ${mostBeginnings})
        ) coded
        join product p on p.id = coded.product_id and ${where(scope, 'p')}
        group by p.id
        order by p.orga_sid = any(${orgas}::text[]) desc, min(coded.fit),
          lower(p.article_number) <> lower(wanted.typed), ${unlikeness(sql`p.article_number`, sql`wanted.typed`)},
          length(min(coded.code)), p.is_ended, p.popularity desc, p.id
        limit ${mostOfPiece}
      ) hit
      order by wanted.place`,
  );
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return pieces.flatMap((piece, index) => {
    const hits = (byPlace.get(index + 1) ?? []).map(({ id, orgaSid, fit }) => ({ id, orgaSid, fit }));
    return hits.length > 0 ? [{ piece, hits }] : [];
  });
}

function mayBegin({ article, isWhole, isDoubtful }: CodePiece): boolean {
  return article.length >= (isWhole ? leastArticleCharacters : leastBeginning) && (isWhole || !isDoubtful);
}
