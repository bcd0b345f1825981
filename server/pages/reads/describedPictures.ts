import type { z } from 'zod';
import type { DescribedPicture } from '../../../resources/calls/shown.ts';
import { image } from '../../../resources/entities/image.ts';
import type { ImageKind } from '../../../resources/kinds/field.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { shown } from '../../../resources/language/translate.ts';
import { identifier, sql, type Sql } from '../../base/database/sql.ts';
import { objectOf } from '../../records/objectOf.ts';

/** A picture as `picturesIn` reads it. */
export const storedPicture = objectOf(image, 'kind', 'hash', 'width', 'height', 'alt');

/**
 * The pictures of that kind in a column of hashes of a company's row, in their order, as one JSON value: an array of
 * `storedPicture`. `alias` is that of the row's table.
 */
export function picturesIn(alias: string, column: string, kind: ImageKind): Sql {
  return sql`(
    select coalesce(json_agg(json_build_object(
        'kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height, 'alt', i.alt) order by h.place), '[]')
    from unnest(${identifier(`${alias}.${column}`)}) with ordinality as h (hash, place)
    join image i on i.platform = ${identifier(`${alias}.platform`)} and i.orga_sid = ${identifier(`${alias}.orga_sid`)}
      and i.hash = h.hash and i.kind = ${kind})`;
}

/** Pictures with what is seen in them in the reader's language, else in the first one that says it. */
export function described(
  pictures: readonly z.output<typeof storedPicture>[],
  language: Language,
): DescribedPicture[] {
  return pictures.map(({ alt, ...picture }) => ({ ...picture, alt: shown(alt, language) ?? null }));
}
