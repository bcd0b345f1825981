import type { Language } from '../../resources/language/languages.ts';
import { pathTo } from '../../resources/address/routes.ts';
import type { Group } from './groups.ts';

/** Where each option of a group leads, in the order in which the arrow keys meet them. */
export function pathsOf(group: Group | undefined, language: Language): string[] {
  switch (group?.kind) {
    case 'category':
      return group.hits.flatMap(({ sid, children }) =>
        [sid, ...children.map((child) => child.sid)].map((categorySid) =>
          pathTo(language, 'category', { categorySid }),
        ),
      );
    case 'product':
      return group.hits.map(({ orgaSid, productSid }) =>
        pathTo(language, 'product', { orgaSid, productSid }),
      );
    case 'orga':
      return group.hits.map(({ sid }) => pathTo(language, 'orga', { orgaSid: sid }));
    case 'productLine':
      return group.hits.map(({ orgaSid, sid }) => pathTo(language, 'orga', { orgaSid }, { line: sid }));
    default:
      return [];
  }
}
