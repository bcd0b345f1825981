import { allEntities } from '../../../resources/registry.ts';
import type { Entity } from '../../../resources/entity.ts';

/** The entity whose files are decided upon on a workbench, as it declares. */
export const workbenchEntity: Entity = found();

function found(): Entity {
  const entity = allEntities.find(({ files }) => files?.onWorkbench);
  if (!entity)
    throw new Error('No entity says that its files are decided upon on a workbench: see EntityFiles.');
  return entity;
}
