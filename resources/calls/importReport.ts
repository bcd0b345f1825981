import { z } from 'zod';
import { allEntities } from '../registry.ts';
import { asComponent } from './asComponent.ts';
import { jsonValue } from './jsonValue.ts';
import { understoodColumn } from './understoodColumn.ts';
import { withExample } from './withExample.ts';

/** What becomes of an import; `applied` is committed, `searchable` is found by the search too. */
const importStates = ['queued', 'running', 'applied', 'searchable', 'refused', 'failed', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What files may hold: the names of the entities whose declaration says how they are imported. */
export const importedEntities = allEntities.flatMap(({ name, files }) => (files ? [name] : []));
export type ImportedEntity = (typeof importedEntities)[number];

/** What a file is for: to be written, to replace one record as a whole, or a list of what to keep alone or to remove. */
const importActions = ['write', 'replace', 'keep', 'remove'] as const;
export type ImportAction = (typeof importActions)[number];

/** What a running import is busy with. */
const importStages = ['queued', 'reading', 'comparing', 'writing', 'done'] as const;
export type ImportStage = (typeof importStages)[number];

/** One thing that is wrong or worth knowing. An issue of the whole file has no row. */
const importIssue = z.strictObject({
  sheet: z.string().nullable(),
  /** As the sheet numbers it; in a JSON file the number of the element, from 1. */
  row: z.number().nullable(),
  /** The letter of the column; in a JSON file the path of the field. */
  column: z.string().nullable(),
  /** The article number, or the sid, of the row. */
  key: z.string().nullable(),
  value: z.string().nullable(),
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  /** What is wrong and what to do, in the reader's language. */
  message: z.string(),
  /** What was probably meant. */
  suggestion: z.string().nullable(),
});

/** One field of one record; of a created or deleted one only its `sid` is named. */
const importChange = z.strictObject({
  key: z.string(),
  field: z.string(),
  before: jsonValue,
  after: jsonValue,
});

const counts = {
  /** Rows of the file that are meant as products. */
  read: z.number(),
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  deleted: z.number(),
  /** Rows with faults. */
  failed: z.number(),
};

/** Whose records lose something because others are deleted: they name what goes. */
export const importEffect = z.strictObject({
  entity: z.string(),
  /** Empty for records of no company. */
  orgaSid: z.string(),
  /** Of the company. */
  name: z.string().nullable(),
  count: z.number(),
});

const summaryExample = {
  id: '6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11',
  state: 'searchable',
  stage: 'done',
  createdAt: '2026-01-31T08:15:00.000Z',
  platform: 'CH',
  entity: 'product',
  action: 'write',
  orgaSid: 'alpenfenster',
  fileName: 'produkte.xlsx',
  workbenchId: null,
  dryRun: false,
  deleteOthers: false,
  read: 2,
  created: 0,
  changed: 1,
  unchanged: 1,
  deleted: 0,
  failed: 0,
  share: 1,
  seconds: 0.41,
  issueCount: 0,
  changeCount: 1,
  othersCount: 0,
  lostByOthers: 0,
} as const;

export const importSummary = asComponent(
  withExample(
    z.strictObject({
      id: z.string(),
      state: z.enum(importStates),
      stage: z.enum(importStages),
      createdAt: z.string(),
      platform: z.string(),
      entity: z.enum(importedEntities),
      action: z.enum(importActions),
      /** Empty for a file of several companies. */
      orgaSid: z.string(),
      fileName: z.string().nullable(),
      /** Whose good rows it writes; null for an import by itself. */
      workbenchId: z.string().nullable(),
      dryRun: z.boolean(),
      deleteOthers: z.boolean(),
      ...counts,
      /** How much of the file a running import has read, from 0 to 1. */
      share: z.number(),
      seconds: z.number().nullable(),
      /** How many there are altogether for the reader. */
      issueCount: z.number(),
      changeCount: z.number(),
      /** Issues and changes of companies that the reader does not cover; they are not shown. */
      othersCount: z.number(),
      /** Records of others that go, or lose something, with what is deleted; `confirm` counts them too. */
      lostByOthers: z.number(),
    }),
    summaryExample,
  ),
  'ImportSummary',
);

/** A column of an uploaded sheet and what it was taken for. */
const importColumn = understoodColumn.extend({ sheet: z.string() });

export const importReport = asComponent(
  withExample(
    importSummary.extend({
      /** What needs attention, in one line for people in the reader's language; null where nothing does, and meanwhile. */
      headline: z.string().nullable(),
      columns: z.array(importColumn),
      issues: z.array(importIssue),
      /** The records of others that go, or lose something, with what is deleted. */
      effects: z.array(importEffect),
      changes: z.array(importChange),
    }),
    {
      ...summaryExample,
      headline: null,
      columns: [
        {
          sheet: 'Produkte',
          column: 'A',
          heading: 'Artikelnummer',
          field: 'articleNumber',
          how: 'heading',
          reason: { code: 'heading', values: {}, message: 'Die Überschrift sagt es.' },
          proposals: [],
          samples: ['N-1', 'N-2'],
          filled: 2,
        },
      ],
      issues: [],
      effects: [],
      changes: [
        { key: 'N-1', field: 'productInfo.title', before: { de: 'Fenster' }, after: { de: 'Holzfenster' } },
      ],
    },
  ),
  'ImportReport',
);

export type ImportEffect = z.infer<typeof importEffect>;
export type ImportIssue = z.infer<typeof importIssue>;
export type ImportSummary = z.infer<typeof importSummary>;
export type ImportReport = z.infer<typeof importReport>;
