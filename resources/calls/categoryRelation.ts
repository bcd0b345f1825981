import { z } from 'zod';
import { fieldSchema } from '../kinds/validation.ts';
import { translated } from '../kinds/grammar.ts';
import type { Translated } from '../language/languages.ts';
import { mostTreeLevels, mostTreeSiblings } from '../limits.ts';
import { platformKeys } from '../platform/platforms.ts';
import { rootCategory } from '../rootCategory.ts';
import { call } from './call.ts';
import { foreseenDeletion } from './deletion.ts';
import { lang } from './lang.ts';
import { dryRunQuery } from './undo.ts';
import { withExample } from './withExample.ts';

const platform = z.enum(platformKeys);
const sid = z.string().min(1).max(64);

/** A category under another one. Its id is the child's sid: a category hangs in one place of a platform. */
const relation = withExample(
  z.strictObject({
    id: sid,
    childSid: sid,
    parentSid: sid,
    position: z.number(),
    /** Of the whole tree. */
    version: z.number(),
    /** Of the child; for those who read. */
    name: fieldSchema(translated()),
    /** How many categories hang under the child. */
    children: z.number(),
  }),
  {
    id: 'fenster',
    childSid: 'fenster',
    parentSid: 'huelle',
    position: 1,
    version: 3,
    name: { de: 'Fenster', fr: 'Fenêtres' },
    children: 2,
  },
);

/** A category where it hangs, as the whole tree names it: behind its parent, among siblings in their order. */
const treeEntry = z.strictObject({
  sid: withExample(sid, 'fenster'),
  parentSid: withExample(sid, 'huelle'),
  name: withExample(fieldSchema(translated()), { de: 'Fenster', fr: 'Fenêtres' }),
  /** Products of the platform that it lists, those of the categories under it included. */
  products: z.number(),
});

export interface TreeNode {
  sid: string;
  children?: TreeNode[] | undefined;
}

/** Nested as deep as a tree may be: what lies deeper is an unknown field. */
function treeNode(levels: number): z.ZodType<TreeNode> {
  if (levels <= 1) return z.strictObject({ sid });
  return z.strictObject({
    sid,
    children: z
      .array(treeNode(levels - 1))
      .max(mostTreeSiblings)
      .optional(),
  });
}

const ofPlatform = z.strictObject({ platform, id: sid });
const access = (action: 'read' | 'create' | 'update' | 'delete') =>
  ({ kind: 'entity', entity: 'categoryRelation', action }) as const;

/**
 * The category tree of a platform (behaviour B63). Every answer carries the version of the whole tree
 * as `ETag`; every write takes it as `If-Match`.
 */
export const categoryRelationCalls = {
  children: call({
    method: 'GET',
    path: '/import/category-relation/{platform}/{id}',
    summary: 'The categories under a category, in order',
    access: access('read'),
    parameters: ofPlatform,
    query: z.strictObject(lang),
    answer: z.array(relation),
  }),
  /** All of it at once, in the order in which people read it. */
  whole: call({
    method: 'GET',
    path: '/import/category-relation/tree/{platform}',
    summary: 'The whole tree of a platform',
    access: access('read'),
    parameters: z.strictObject({ platform }),
    query: z.strictObject(lang),
    answer: z.strictObject({ version: z.number(), entries: z.array(treeEntry) }),
  }),
  create: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/category-relation',
    statuses: [201],
    summary: 'Hangs a category under another',
    takesVersion: true,
    access: access('create'),
    query: z.strictObject(lang),
    body: withExample(
      z.strictObject({
        platform,
        childSid: sid,
        parentSid: sid,
        /** Behind all others unless said. */
        position: z.number().optional(),
      }),
      { platform: 'CH', childSid: 'lose', parentSid: 'huelle' },
    ),
    answer: relation,
  }),
  reorder: call({
    method: 'PUT',
    sentAgain: 'once',
    path: '/import/category-relation/reorder/{platform}/{id}',
    summary: 'Puts the categories under a category in order',
    access: access('update'),
    parameters: ofPlatform,
    query: z.strictObject(lang),
    body: withExample(z.strictObject({ childSids: z.array(sid).max(mostTreeSiblings) }), {
      childSids: ['lose', 'dach', 'fenster'],
    }),
    answer: z.array(relation),
  }),
  tree: call({
    method: 'PUT',
    sentAgain: 'once',
    path: '/import/category-relation/tree',
    summary: 'Replaces a tree of categories',
    access: access('update'),
    query: z.strictObject(lang),
    body: withExample(
      z.strictObject({
        platform,
        /** Under what the tree hangs. */
        sid: sid.default(rootCategory),
        children: z.array(treeNode(mostTreeLevels)).max(mostTreeSiblings),
        /** Of the tree as it was read. */
        version: z.int().optional(),
      }),
      { platform: 'CH', sid: 'huelle', children: [{ sid: 'fenster' }, { sid: 'lose' }, { sid: 'dach' }] },
    ),
    answer: withExample(z.strictObject({ version: z.number(), changed: z.number() }), {
      version: 4,
      changed: 2,
    }),
  }),
  delete: call({
    method: 'DELETE',
    sentAgain: 'once',
    path: '/import/category-relation/{platform}/{id}',
    summary: 'Takes a category out of the tree; with dryRun tells whether it would go',
    access: access('delete'),
    parameters: ofPlatform,
    query: dryRunQuery,
    answer: foreseenDeletion,
  }),
};

export type Relation = z.infer<typeof relation>;
export type TreeEntry = Omit<z.infer<typeof treeEntry>, 'name'> & { name: Translated };
