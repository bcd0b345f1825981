import { pathTo } from '../../resources/address/routes.ts';
import { personalKeys } from '../../providers/auth/localData.ts';
import { askEarly, firstPageUrl } from '../../providers/data/earlyList.ts';
import type { Shell } from '../../providers/readShell.ts';
import { backofficeResources } from '../directory/backofficeResources.ts';
import { parentFields } from '../directory/parentFields.ts';
import { firstSort } from '../views/list/firstSort.ts';

/**
 * Asks for the rows of the list that the address names while the code that draws them is on its way; not where somebody
 * has sorted, filtered or laid it out otherwise, which that code alone knows how to read.
 */
export function askFirstList({ platform, language }: Pick<Shell, 'platform' | 'language'>): void {
  const { pathname, search } = location;
  const root = `${pathTo(language, 'backoffice')}/`;
  if (search !== '' || !pathname.startsWith(root) || isRemembered(pathname)) return;
  const steps = pathname.slice(root.length).split('/').map(decodeURIComponent);
  const resource = backofficeResources.find(({ path }) => isAt(path.split('/'), steps));
  // What has a screen of its own is asked for by that.
  if (!resource?.entity.calls.includes('list')) return;
  const names = resource.path.split('/');
  const filter = Object.fromEntries(
    parentFields(resource).map((name) => [name, steps[names.indexOf(`:${name}`)] ?? '']),
  );
  askEarly(
    firstPageUrl(resource.entity, { platform: platform.key, filter, sort: firstSort(resource.entity) }),
  );
}

function isAt(names: readonly string[], steps: readonly string[]): boolean {
  return (
    names.length === steps.length && names.every((name, at) => name.startsWith(':') || name === steps[at])
  );
}

function isRemembered(list: string): boolean {
  return Object.keys(localStorage).some((key) => key.startsWith(personalKeys.settings) && key.endsWith(list));
}
