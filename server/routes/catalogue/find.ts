import { canOpenFeature } from '../../../resources/access/canOpenFeature.ts';
import { rightsSeen } from '../../../resources/access/rightsSeen.ts';
import { findCalls, type FoundRecord } from '../../../resources/calls/find.ts';
import { finding } from '../../../resources/limits.ts';
import type { SystemQueries } from '../../base/database/queries.ts';
import { searchPeople } from '../../catalogue/rights/people.ts';
import { foundRecords } from '../../find/text/foundRecords.ts';
import { requestLanguage } from '../../http/requestLanguage.ts';
import { isClosed, scopeOf } from '../../records/access/scope.ts';
import { registerCall, type Routing } from '../registerCall.ts';

/**
 * Finds records of all kinds (behaviour B477): each entity within what its own rule opens to the caller, and only where the
 * caller may open its screens.
 * @param people the primary: people belong to no platform, and `rightsSeen` says whom a caller sees
 */
export function find(routing: Routing, people: SystemQueries): void {
  const { entities } = routing;
  registerCall(routing, findCalls.find, async ({ caller, platform, where, db, query, request }) => {
    const typed = { text: query.text, language: platform.forcedLanguage ?? requestLanguage(request) };
    const asked = Object.values(entities).map(async (entity) => {
      const scope = scopeOf(caller, where, entity, 'read');
      const isOpen = entity.screens?.some(({ feature }) => canOpenFeature(caller, feature, platform));
      return entity.found && isOpen && !isClosed(scope) ? foundRecords(db, scope, entity, typed) : [];
    });
    const mayFindPeople = canOpenFeature(caller, 'userRights', platform);
    const [records, persons] = await Promise.all([
      Promise.all(asked),
      mayFindPeople ? peopleFound(query.text) : [],
    ]);
    return [...records.flat(), ...persons];

    async function peopleFound(text: string): Promise<FoundRecord[]> {
      const { items } = await searchPeople(people, rightsSeen(caller), { page: 0, size: finding.most, text });
      return items.map(({ sub, username, email }) => ({
        entity: 'userRight',
        key: [sub ?? email ?? ''],
        title: username ?? email ?? '',
        beside: username !== null && email !== null ? [email] : [],
        picture: null,
      }));
    }
  });
}
