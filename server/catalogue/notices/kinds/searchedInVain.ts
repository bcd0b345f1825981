import { notices } from '../../../../resources/limits.ts';
import { entities } from '../../../../resources/registry.ts';
import { readWeakSearches } from '../../../find/fruitless/weakSearches.ts';
import { scopeOf } from '../../../records/access/scope.ts';
import type { News, Reader } from '../News.ts';

/** What visitors look for again and again and nobody finds, for whoever can say what it means; once a month. */
export async function searchedInVain({ db, caller, where, language }: Reader): Promise<News[]> {
  const scope = scopeOf(caller, where, entities.term, 'create');
  const searches = await readWeakSearches(db, scope, language);
  return searches
    .filter((one) => !one.isWeak && one.searches >= notices.fruitlessSearches)
    .slice(0, notices.mostOfKind)
    .map(({ text, searches: count, lastDay }): News => ({
      kind: 'searchedInVain',
      subject: `${text} ${lastDay.slice(0, 7)}`,
      at: new Date(lastDay),
      severity: 'info',
      says: 'text',
      values: { text, count },
      detail: null,
      place: { screen: 'searches' },
    }));
}
