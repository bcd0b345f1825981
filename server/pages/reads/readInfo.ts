import { z } from 'zod';
import type { ShownInfo } from '../../../resources/calls/shown.ts';
import { orgaInfo } from '../../../resources/entities/orgaInfo.ts';
import { fallbackOrder, type Language } from '../../../resources/language/languages.ts';
import { json } from '../../base/database/column.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import { sql } from '../../base/database/sql.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import { fieldsOf } from '../../records/fieldsOf.ts';
import { soundParts } from '../../records/soundParts.ts';
import { described, picturesIn, storedPicture } from './describedPictures.ts';

const ownWords = {
  ...fieldsOf(orgaInfo, 'language', 'headline', 'text', 'links', 'contact'),
  images: json(z.array(storedPicture)),
  media: json(z.array(storedPicture)),
};

/** What a company says of itself in the reader's language, else in the first in which it says something. */
export async function readInfo(
  db: ScopedQueries,
  scope: Scope,
  language: Language,
  orgaSid: string,
): Promise<ShownInfo | null> {
  const order = [language, ...fallbackOrder];
  const row = await db.first(
    ownWords,
    sql`
      select n.language, n.headline, n.text, n.links, n.contact,
        ${picturesIn('n', 'images', 'orgaImage')} as images,
        ${picturesIn('n', 'media', 'orgaMedia')} as media
      from orga_info n
      where ${where(scope, 'n')} and n.orga_sid = ${orgaSid}
      order by array_position(${order}::text[], n.language) limit 1`,
  );
  if (!row) return null;
  const { headline, text, links, contact, images, media, language: languageUsed } = row;
  const given = Object.entries(contact ?? {}).filter(
    (part): part is [string, string] => typeof part[1] === 'string' && part[1] !== '',
  );
  return {
    headline: { text: headline, languageUsed },
    text: text ? { text, languageUsed } : null,
    pictures: described([...images, ...media], language),
    links: soundParts(orgaInfo.fields.links, links),
    contact: Object.fromEntries(given),
  };
}
