import type { z } from 'zod';
import type { orgaSuggestion } from '../../../resources/calls/suggestAnswer.ts';
import type { OrgaCard } from '../../../resources/calls/shown.ts';
import { suggestions } from '../../../resources/limits.ts';
import type { Scope } from '../../records/access/scope.ts';
import type { ScopedQueries } from '../../base/database/queries.ts';
import type { FoundName } from '../query/findNames.ts';
import { spansOf } from './highlight.ts';
import { imagePath } from '../../../resources/address/imagePath.ts';
import type { Query } from '../query/parseQuery.ts';
import { suggestedSize } from './suggestedSize.ts';
import { shownOrgas } from './shownOrgas.ts';

export type OrgaSuggestion = z.infer<typeof orgaSuggestion>;

/** What is suggested of companies found by name, in their order. */
export async function suggestOrgas(
  db: ScopedQueries,
  scope: Scope,
  query: Query,
  found: readonly FoundName[],
): Promise<OrgaSuggestion[]> {
  const orgas = await shownOrgas(
    db,
    scope,
    found.slice(0, suggestions.most).map(({ sid }) => sid),
  );
  return orgas.map((orga) => orgaSuggestionOf(orga, query));
}

function orgaSuggestionOf({ sid, name, logo }: OrgaCard, query: Query): OrgaSuggestion {
  const words = query.words.map(({ word }) => word);
  return {
    sid,
    name,
    imagePath: logo && imagePath(logo, suggestedSize),
    matches: spansOf(name, words).map((span) => ({ field: 'name', ...span })),
  };
}
