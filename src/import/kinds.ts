import { importKinds, sendings, type ImportKind } from '../../resources/calls/importKinds.ts';
import type { Entity } from '../../resources/entity.ts';
import { entityNamed } from '../../resources/registry.ts';

/** The entity whose records stand in files of that kind. */
export function entityOfKind(kind: ImportKind): Entity {
  const { access } = sendings[kind].json;
  if (access.kind !== 'entity') throw new Error(`Files of the kind "${kind}" hold records of no entity.`);
  return entityNamed(access.entity);
}

/** Are files of that kind decided upon on a workbench? */
export function isOnWorkbench(kind: ImportKind): boolean {
  return sendings[kind].action === 'write' && Boolean(entityOfKind(kind).files?.onWorkbench);
}

/** The kind that is decided upon on a workbench: what most files are. */
export const kindOnWorkbench: ImportKind = importKinds.find(isOnWorkbench) ?? importKinds[0];

/** The kind of file in which the records of an entity are written. Throws an Error for one that no file holds. */
export function kindOfEntity({ name }: Entity): ImportKind {
  const kind = importKinds.find(
    (each) => sendings[each].action === 'write' && entityOfKind(each).name === name,
  );
  if (!kind) throw new Error(`No kind of file holds ${name}: name it in importKinds.`);
  return kind;
}
