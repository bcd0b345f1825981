import type { Entity } from '../../../resources/entity.ts';
import type { EntityName } from '../../../resources/registry.ts';
import type { RecordHooks } from '../../records/RecordHooks.ts';
import { cleanArticle } from '../articles/cleanArticle.ts';
import { namedAsTheApi, unknownFields } from '../mappings/mappedFields.ts';
import { placeAgain } from '../tree/placeAgain.ts';
import { unfitUnits } from '../tree/unfitUnits.ts';
import { removeUploadsOf } from '../uploads/removeUploadsOf.ts';
import { restoreUploadsOf } from '../uploads/restoreUploadsOf.ts';
import { unknownMeanings } from '../vocabulary/unknownMeanings.ts';
import { afterMany } from './afterMany.ts';
import { afterWrite } from './afterWrite.ts';

const hooks: Record<string, Omit<RecordHooks, 'afterWrite' | 'afterMany'>> = {
  article: { beforeJudging: cleanArticle },
  category: { faultsOf: unfitUnits },
  categoryRelation: { beforeComeBack: placeAgain },
  mapping: { beforeJudging: namedAsTheApi, faultsOf: unknownFields },
  term: { faultsOf: unknownMeanings },
  orga: { beforeDelete: removeUploadsOf, beforeRestore: restoreUploadsOf },
} satisfies Partial<Record<EntityName, RecordHooks>>;

/** What an entity has done around a write of one of its records. */
export function hooksOf({ name }: Pick<Entity, 'name'>): RecordHooks {
  const follow = afterWrite[name];
  const followMany = afterMany[name];
  return {
    ...hooks[name],
    ...(follow && { afterWrite: follow }),
    ...(followMany && { afterMany: followMany }),
  };
}
