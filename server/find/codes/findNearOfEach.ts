import { integer, text } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { ofPlatform, where } from '../../records/access/where.ts';
import { classCode } from './classCode.ts';
import { nearCodes, nearCodeReasons, type NearCodeReason } from './nearCodes.ts';
import type { TypedCode } from './typedCode.ts';
import { unlikeness } from './unlikeness.ts';
import { behindAll } from '../query/behindAll.ts';

/** A product whose code comes near a typed one. */
export interface NearCodeHit {
  id: number;
  orgaSid: string;
  reason: NearCodeReason;
}

const nearProduct = { place: integer, id: integer, orgaSid: text(), reason: text<NearCodeReason>() };

/** Fewest characters that find a GTIN, and an article number, by how it ends. */
const leastEnd = { gtin: 6, article: 4 };
/** So many products have one near code, or end alike, at most. */
const mostOfOne = 50;
const mostNear = 24;
/** What has fewer digits, or letters that look so, or a word in it, is near to codes by chance alone. */
const leastDigits = 3;
const word = /\p{L}{5,}/u;

/**
 * For each of several codes that no product has, the products whose code may have been meant: those for the surest reason
 * first, then the nearest, then those that are written in the same way, then the most popular; with companies, theirs
 * alone. In one statement, in which each is looked up by itself, however many there are: for many, a plan would else read
 * all codes and all products.
 */
export async function findNearOfEach(
  db: ScopedQueries,
  scope: Scope,
  codes: readonly TypedCode[],
  orgas: readonly string[] = [],
): Promise<NearCodeHit[][]> {
  const placed = codes.map((code, place) => ({ code, place })).filter(({ code }) => isLikeCode(code));
  const near = placed.flatMap(({ code, place }) => nearCodes(code).map((one) => ({ ...one, place })));
  const ends = placed.flatMap(({ code, place }) => endsOf(code).map((one) => ({ ...one, place })));
  if (near.length + ends.length === 0) return codes.map(() => []);
  const ofScope = ofPlatform(scope, 'c');
  const typed = sql`(${codes.map(({ text: written }) => written)}::text[])[near.place + 1]`;
  const rows = await db.rows(
    nearProduct,
    sql`
      with near as (
        select wanted.place, wanted.reason, wanted.rank, hit.product_id
        from unnest(
          ${near.map(({ place }) => place)}::bigint[], ${near.map(({ kind }) => kind)}::text[],
          ${near.map(({ code }) => code)}::text[], ${near.map(({ reason }) => reason)}::text[],
          ${near.map(({ rank }) => rank)}::int[]) as wanted (place, kind, code, reason, rank)
        cross join lateral (
          select product_id from product_code c
          where ${ofScope} and kind = wanted.kind and code = wanted.code
          limit ${mostOfOne}
        ) hit
        union all
        select wanted.place, 'lastDigits', 4, hit.product_id
        from unnest(
          ${ends.map(({ place }) => place)}::bigint[], ${ends.map(({ kind }) => kind)}::text[],
          ${ends.map(({ reversed }) => reversed)}::text[]) as wanted (place, kind, reversed)
        cross join lateral (
          select product_id from product_code c
          where ${ofScope} and kind = wanted.kind and kind <> 'part'
            and reverse(code) >= wanted.reversed and reverse(code) < wanted.reversed || ${behindAll}
          order by reverse(code) limit ${mostOfOne}
        ) hit
      ),
      best as (
        select distinct on (near.place, p.id)
          near.place, p.id, p.orga_sid as "orgaSid", near.reason, near.rank, p.popularity,
          ${unlikeness(sql`p.article_number`, typed)} as unlike,
          starts_with(reverse(lower(p.article_number)), reverse(lower(${typed}))) as is_end
        from near
        cross join lateral (
          select p.id, p.orga_sid, p.article_number, p.popularity from product p
          where p.id = near.product_id and not p.is_ended and ${where(scope, 'p')}
            and (cardinality(${orgas}::text[]) = 0 or p.orga_sid = any(${orgas}::text[]))
          limit 1
        ) p
        order by near.place, p.id, near.rank
      )
      select place, id, "orgaSid", reason
      from (
        select *, row_number() over (
          partition by place order by rank, unlike, not is_end, popularity desc, id) as number
        from best
      ) numbered
      where number <= ${mostNear}
      order by place, number`,
  );
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return codes.map((_, place) =>
    (byPlace.get(place) ?? []).map(({ id, orgaSid, reason }) => ({ id, orgaSid, reason })),
  );
}

function isLikeCode({ text, article }: TypedCode): boolean {
  return (
    !word.test(text) &&
    classCode(text) === undefined &&
    article.replaceAll(/[^\doil]/g, '').length >= leastDigits
  );
}

function endsOf({ article, gtin }: TypedCode): { kind: 'gtin' | 'article'; reversed: string }[] {
  const reversed = [...article].reverse().join('');
  return [
    ...(gtin !== null && article.length >= leastEnd.gtin ? [{ kind: 'gtin' as const, reversed }] : []),
    ...(article.length >= leastEnd.article ? [{ kind: 'article' as const, reversed }] : []),
  ];
}

/** The hits for the first of their reasons. */
export function ofSurestReason(hits: readonly NearCodeHit[]): NearCodeHit[] {
  const reason = nearCodeReasons.find((one) => hits.some((hit) => hit.reason === one));
  return hits.filter((hit) => hit.reason === reason);
}
