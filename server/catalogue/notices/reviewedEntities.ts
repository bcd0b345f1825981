import { allEntities } from '../../../resources/registry.ts';

/** Those whose drafts are reviewed. */
export const reviewedEntities = allEntities.filter(({ review }) => review !== undefined);
