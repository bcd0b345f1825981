import type { Entity } from '../../../resources/entity.ts';
import type { EntityName } from '../../../resources/registry.ts';
import type { RecordHooks } from '../../records/RecordHooks.ts';
import { cleanBlocks } from '../blocks/cleanBlocks.ts';
import { namedAsTheApi, unknownFields } from '../mappings/mappedFields.ts';
import { placeAgain } from '../tree/placeAgain.ts';
import { unfitUnits } from '../tree/unfitUnits.ts';
import { removeUploadsOf } from '../uploads/removeUploadsOf.ts';
import { restoreUploadsOf } from '../uploads/restoreUploadsOf.ts';
import { unknownMeanings } from '../vocabulary/unknownMeanings.ts';
import { afterMany } from './afterMany.ts';
import { afterWrite } from './afterWrite.ts';

const hooks: Record<string, Omit<RecordHooks, 'afterWrite' | 'afterMany'>> = {
  category: { faultsOf: unfitUnits },
  categoryRelation: { beforeComeBack: placeAgain },
  mapping: { beforeJudging: namedAsTheApi, faultsOf: unknownFields },
  term: { faultsOf: unknownMeanings },
  orga: { beforeDelete: removeUploadsOf, beforeRestore: restoreUploadsOf },
} satisfies Partial<Record<EntityName, RecordHooks>>;

/** What an entity has done around a write of one of its records. */
export function hooksOf(entity: Pick<Entity, 'name' | 'fields'>): RecordHooks {
  const { name } = entity;
  const follow = afterWrite[name];
  const followMany = afterMany[name];
  const beforeJudging = cleanBlocks(entity);
  return {
    ...(beforeJudging && { beforeJudging }),
    ...hooks[name],
    ...(follow && { afterWrite: follow }),
    ...(followMany && { afterMany: followMany }),
  };
}
