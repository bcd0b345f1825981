import type { Picture, ShownInfo } from '../../resources/calls/shown.ts';
import { fallbackOrder, type Language } from '../../resources/languages.ts';
import type { Scope } from '../access/scope.ts';
import { where } from '../access/where.ts';
import type { Queries } from '../database/queries.ts';

interface Row {
  language: Language;
  headline: string;
  text: string | null;
  links: ShownInfo['links'];
  contact: Record<string, string | null> | null;
  pictures: Picture[];
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
      (select coalesce(json_agg(json_build_object('kind', i.kind, 'hash', i.hash, 'width', i.width, 'height', i.height)
          order by h.place), '[]')
        from (
          select 'orgaImage' as kind, hash, place from unnest(n.images) with ordinality as one (hash, place)
          union all
          select 'orgaMedia', hash, 1000 + place from unnest(n.media) with ordinality as one (hash, place)
        ) h
        join image i on i.platform = n.platform and i.orga_sid = n.orga_sid and i.hash = h.hash and i.kind = h.kind
      ) as pictures
    from orga_info n
    where ${where(sql, scope, 'n')} and n.orga_sid = ${orgaSid}
    order by array_position(${order}::text[], n.language) limit 1`;
  if (!row) return null;
  const { headline, text, links, contact, pictures, language: languageUsed } = row;
  const given = Object.entries(contact ?? {}).filter((part): part is [string, string] => Boolean(part[1]));
  return {
    headline: { text: headline, languageUsed },
    text: text ? { text, languageUsed } : null,
    pictures,
    links,
    contact: Object.fromEntries(given),
  };
}
