import { WorkbookError } from '../../../../base/workbook/WorkbookError.ts';
import { bmecatLimits as limits } from './bmecatLimits.ts';
import { childrenOf, textOf, type XmlElement } from './XmlElement.ts';

interface Group {
  name: string;
  parent: string;
  isRoot: boolean;
}

const deepest = 50;

/** The groups that a catalogue declares, of its own tree or of any classification. */
export class GroupTree {
  readonly #groups = new Map<string, Group>();
  /** Classifications that the catalogue declares; not its own tree. */
  readonly systems = new Set<string>();

  /** Takes a `CATALOG_STRUCTURE` or a `CLASSIFICATION_GROUP`; of several names the first. */
  add(system: string, element: XmlElement): void {
    const id = textOf(element, 'GROUP_ID', 'CLASSIFICATION_GROUP_ID');
    const name = childrenOf(element, 'GROUP_NAME', 'CLASSIFICATION_GROUP_NAME')[0]?.text.trim() ?? '';
    const parent = textOf(element, 'PARENT_ID', 'CLASSIFICATION_GROUP_PARENT_ID');
    if (this.#groups.size >= limits.groups)
      throw new WorkbookError('too-many-rows', { entry: element.name, limit: limits.groups });
    if (system !== '') this.systems.add(system);
    this.#groups.set(key(system, id), { name, parent, isRoot: element.attributes.type === 'root' });
  }

  /** The names from the top to this group; its identifier where it is declared nowhere. */
  path(system: string, id: string): string {
    const names: string[] = [];
    let group = this.#groups.get(key(system, id));
    while (group && names.length < deepest) {
      // The root is the catalogue itself.
      if (!group.isRoot || names.length === 0) names.unshift(group.name);
      group = group.isRoot ? undefined : this.#groups.get(key(system, group.parent));
    }
    return names.length > 0 ? names.join(' > ') : id;
  }

  has(system: string, id: string): boolean {
    return this.#groups.has(key(system, id));
  }
}

function key(system: string, id: string): string {
  return `${system}\n${id}`;
}
