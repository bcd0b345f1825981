import type { ShownInfo } from '../../../resources/calls/shown.ts';
import { fallbackOrder, type Language } from '../../../resources/languages.ts';
import type { Scope } from '../../records/access/scope.ts';
import { where } from '../../records/access/where.ts';
import type { Queries } from '../../base/database/queries.ts';
import { described, picturesIn, type StoredPicture } from './describedPictures.ts';

interface Row {
  language: Language;
  headline: string;
  text: string | null;
  links: ShownInfo['links'];
  contact: Record<string, string | null> | null;
  images: StoredPicture[];
  media: StoredPicture[];
}

/** What a company says of itself in the reader's language, else in the first in which it says something. */
export async function readInfo(
  sql: Queries,
  scope: Scope,
  language: Language,
  orgaSid: string,
): Promise<ShownInfo | null> {
  const order = [language, ...fallbackOrder];
  const [row] = await sql<Row[]>`
    select n.language, n.headline, n.text, n.links, n.contact,
      ${picturesIn('n', 'images', 'orgaImage')} as images,
      ${picturesIn('n', 'media', 'orgaMedia')} as media
    from orga_info n
    where ${where(scope, 'n')} and n.orga_sid = ${orgaSid}
    order by array_position(${order}::text[], n.language) limit 1`;
  if (!row) return null;
  const { headline, text, links, contact, images, media, language: languageUsed } = row;
  const given = Object.entries(contact ?? {}).filter((part): part is [string, string] => Boolean(part[1]));
  return {
    headline: { text: headline, languageUsed },
    text: text ? { text, languageUsed } : null,
    pictures: described([...images, ...media], language),
    links,
    contact: Object.fromEntries(given),
  };
}
