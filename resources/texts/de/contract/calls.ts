import { attributes } from './calls/attributes.ts';
import { bulk } from './calls/bulk.ts';
import { categories } from './calls/categories.ts';
import { drafts } from './calls/drafts.ts';
import { exports } from './calls/exports.ts';
import { feed } from './calls/feed.ts';
import { health } from './calls/health.ts';
import { history } from './calls/history.ts';
import { imports } from './calls/imports.ts';
import { lists } from './calls/lists.ts';
import { machines } from './calls/machines.ts';
import { media } from './calls/media.ts';
import { people } from './calls/people.ts';
import { statistics } from './calls/statistics.ts';
import { storefront } from './calls/storefront.ts';
import { uploads } from './calls/uploads.ts';
import { vocabulary } from './calls/vocabulary.ts';
import { workbench } from './calls/workbench.ts';

/** What calls do, by their `operationId`; of those that every entity may have it is said in `records.ts`. */
export const germanCalls: Readonly<Record<string, string>> = {
  ...attributes,
  ...bulk,
  ...categories,
  ...drafts,
  ...exports,
  ...feed,
  ...health,
  ...history,
  ...imports,
  ...lists,
  ...machines,
  ...media,
  ...people,
  ...statistics,
  ...storefront,
  ...uploads,
  ...vocabulary,
  ...workbench,
};
