import { z } from 'zod';
import { importEffect, importSummary } from './importReport.ts';
import { jsonValue } from './jsonValue.ts';
import { columnReason, understoodColumn } from './understoodColumn.ts';
import { withExample } from './withExample.ts';
import { columnDecision, valueDecision } from './workbenchDecisions.ts';

/** `reading`: a dry run of what was decided last is on its way; `done`: nothing is left in it. */
const workbenchStates = ['reading', 'ready', 'running', 'done'] as const;

/** A file of products that is on its way into the catalogue, with all that was decided about it. */
export const workbench = withExample(
  z.strictObject({
    id: z.string(),
    /** Rises with every change; what changes the workbench names it in `If-Match`. */
    version: z.number(),
    state: z.enum(workbenchStates),
    createdAt: z.string(),
    /** When it is dropped unless somebody works on it before. */
    expiresAt: z.string(),
    platform: z.string(),
    orgaSid: z.string(),
    fileName: z.string().nullable(),
    deleteOthers: z.boolean(),
    /** The newest look at the file: a dry run of the decisions, or the run that wrote its good rows. */
    report: importSummary,
    /** What needs attention in it, in one line for people; null where nothing does. */
    headline: z.string().nullable(),
    /** The newest run that wrote; null before the first one. */
    run: importSummary.nullable(),
    /** Rows that runs have taken into the catalogue; their cells cannot be corrected any more. */
    taken: z.number(),
    /** Rows that would go in now, and rows with faults. */
    good: z.number(),
    faulty: z.number(),
    /** Good rows of which nothing says a category: their products go in without one. */
    withoutCategory: z.number(),
    /** What waits for a decision in each step. */
    open: z.strictObject({ columns: z.number(), values: z.number(), causes: z.number() }),
    /** What a run must be given as `confirm`, as so much would be deleted; null where it need not. */
    confirm: z.number().nullable(),
  }),
  {
    id: '0d6f7a52-6c55-4b0c-9d8f-1f1f7f4a0c11',
    version: 3,
    state: 'ready',
    createdAt: '2026-01-31T08:15:00.000Z',
    expiresAt: '2026-03-02T08:15:00.000Z',
    platform: 'CH',
    orgaSid: 'alpenfenster',
    fileName: 'preisliste.xlsx',
    deleteOthers: false,
    report: {
      id: '6f1c2e0a-5d0b-4a57-9f43-2b8f0a4c7d11',
      state: 'applied',
      stage: 'done',
      createdAt: '2026-01-31T08:15:00.000Z',
      platform: 'CH',
      entity: 'product',
      action: 'write',
      orgaSid: 'alpenfenster',
      fileName: 'preisliste.xlsx',
      workbenchId: '0d6f7a52-6c55-4b0c-9d8f-1f1f7f4a0c11',
      dryRun: true,
      deleteOthers: false,
      read: 2000,
      created: 1941,
      changed: 0,
      unchanged: 0,
      deleted: 0,
      failed: 59,
      share: 1,
      seconds: 1.4,
      issueCount: 59,
      changeCount: 1941,
      othersCount: 0,
      lostByOthers: 0,
    },
    headline: '59 von 2000 Zeilen wurden übersprungen.',
    run: null,
    taken: 0,
    good: 1941,
    faulty: 59,
    withoutCategory: 0,
    open: { columns: 0, values: 1, causes: 1 },
    confirm: null,
  },
);

/** The columns of all sheets with the same headings, once. */
export const layoutColumns = withExample(
  z.strictObject({
    layout: z.string(),
    sheets: z.array(z.string()),
    columns: z.array(
      understoodColumn.extend({
        /** What was said of it here; null where nothing was. */
        decided: columnDecision.pick({ field: true, language: true, unit: true }).nullable(),
      }),
    ),
  }),
  {
    layout: '3f2a9c0d41b7e865',
    sheets: ['Artikel'],
    columns: [
      {
        column: 'A',
        heading: 'Lief.-Art.-Nr.',
        field: 'articleNumber',
        how: 'heading',
        reason: { code: 'heading', values: {}, message: 'Die Überschrift sagt es.' },
        proposals: [],
        samples: ['AF-10001'],
        filled: 2000,
        decided: null,
      },
    ],
  },
);

/** A value of a field that was not understood, wherever it stands. */
export const openValue = withExample(
  z.strictObject({
    field: z.string(),
    value: z.string(),
    code: z.string(),
    /** Rows with a warning are taken without it. */
    severity: z.enum(['error', 'warning']),
    message: z.string(),
    /** Cells that hold it. */
    count: z.number(),
    /** What it could stand for, best first; `label` is how the reader calls it. */
    proposals: z.array(
      z.strictObject({
        translation: z.string(),
        label: z.string(),
        /** Of a category that the group or its products speak of; null of what is only called alike. */
        reason: columnReason.nullable(),
      }),
    ),
  }),
  {
    field: 'mainCategory',
    value: 'Luminaires',
    code: 'unknown-category',
    severity: 'error',
    message: 'Luminaires: Diese Kategorie gibt es nicht.',
    count: 59,
    proposals: [
      {
        translation: 'leuchten',
        label: 'Leuchten',
        reason: {
          code: 'group-titles',
          values: { count: 22, of: 24, example: 'LED Panel 60 x 60' },
          message: '22 von 24 Titeln sprechen davon, wie «LED Panel 60 x 60».',
        },
      },
    ],
  },
);

/** What a value was decided to stand for. */
export const decidedValue = withExample(
  valueDecision.extend({
    /** How the reader calls it. */
    label: z.string(),
    /** Why it was decided without asking; null of what somebody has said. */
    reason: columnReason.nullable(),
  }),
  {
    field: 'mainCategory',
    value: 'Luminaires',
    translation: 'leuchten',
    label: 'Leuchten',
    reason: null,
  },
);

const place = z.strictObject({
  sheet: z.string().nullable(),
  row: z.number().nullable(),
  column: z.string().nullable(),
});

/** All faults of one kind in one field. */
export const cause = withExample(
  z.strictObject({
    /** What `cause` of the rows takes. */
    id: z.string(),
    code: z.string(),
    field: z.string().nullable(),
    /** Of the column that all of it is of; null where there are several, or none. */
    heading: z.string().nullable(),
    severity: z.enum(['error', 'warning']),
    /** What it holds up: the file as a whole, the rows that have it, or nothing. */
    stops: z.enum(['file', 'rows', 'nothing']),
    /** That of the first place. */
    message: z.string(),
    count: z.number(),
    /** The most frequent values that have it. */
    values: z.array(z.strictObject({ value: z.string(), count: z.number() })),
    /** The first places. */
    places: z.array(place),
  }),
  {
    id: 'wrong-check-digit gtins',
    code: 'wrong-check-digit',
    field: 'gtins',
    heading: 'EAN',
    severity: 'error',
    stops: 'rows',
    message: 'Die Prüfziffer der GTIN stimmt nicht.',
    count: 57,
    values: [{ value: '4006381333932', count: 57 }],
    places: [{ sheet: 'Artikel', row: 17, column: 'E' }],
  },
);

const cellFault = z.strictObject({
  severity: z.enum(['error', 'warning']),
  code: z.string(),
  message: z.string(),
  suggestion: z.string().nullable(),
});

/** A row of a sheet as its author sees it. */
export const gridRow = withExample(
  z.strictObject({
    sheet: z.string(),
    row: z.number(),
    layout: z.string().nullable(),
    /** Did a run take it into the catalogue? */
    isTaken: z.boolean(),
    /** Filled cells and those with a fault or a correction, by their column letter. */
    cells: z.array(
      z.strictObject({
        column: z.string(),
        /** What stands in the file. */
        text: z.string(),
        /** What was put in its place. */
        corrected: z.string().optional(),
        faults: z.array(cellFault).optional(),
      }),
    ),
    /** Of the row as a whole. */
    faults: z.array(cellFault),
  }),
  {
    sheet: 'Artikel',
    row: 17,
    layout: '3f2a9c0d41b7e865',
    isTaken: false,
    cells: [{ column: 'E', text: '4006381333932', corrected: '4006381333931' }],
    faults: [],
  },
);

export const changeKinds = ['created', 'changed', 'deleted'] as const;

/** What would become of one product. */
export const changedProduct = withExample(
  z.strictObject({
    kind: z.enum(changeKinds),
    key: z.string(),
    /** As it will be called, in the reader's language where there is one in it. */
    title: z.string().nullable(),
    /** Of a changed one. */
    fields: z.array(z.strictObject({ field: z.string(), before: jsonValue, after: jsonValue })),
  }),
  {
    kind: 'changed',
    key: 'AF-10002',
    title: 'Holzfenster Arve',
    fields: [{ field: 'title.de', before: 'Holzfenster', after: 'Holzfenster Arve' }],
  },
);

export const outcome = withExample(
  z.strictObject({
    created: z.number(),
    changed: z.number(),
    unchanged: z.number(),
    /** Products of the company that the file does not name and that stay. */
    leftAlone: z.number(),
    deleted: z.number(),
    failed: z.number(),
    /** In how many products each field changes, the most frequent first. */
    fields: z.array(z.strictObject({ field: z.string(), count: z.number() })),
    /** Cells of rows that go in without what they say, the most frequent first; categories are counted by the workbench. */
    notTaken: z.array(z.strictObject({ field: z.string(), count: z.number() })),
    /** The records of others that go, or lose something, with what is deleted. */
    effects: z.array(importEffect),
  }),
  {
    created: 1941,
    changed: 42,
    unchanged: 17,
    leftAlone: 310,
    deleted: 0,
    failed: 59,
    fields: [{ field: 'title.de', count: 40 }],
    notTaken: [{ field: 'attributes.farbe', count: 167 }],
    effects: [],
  },
);

export type Workbench = z.infer<typeof workbench>;
export type LayoutColumns = z.infer<typeof layoutColumns>;
export type OpenValue = z.infer<typeof openValue>;
export type Cause = z.infer<typeof cause>;
export type GridRow = z.infer<typeof gridRow>;
export type CellFaultShown = z.infer<typeof cellFault>;
export type ChangedProduct = z.infer<typeof changedProduct>;
export type Outcome = z.infer<typeof outcome>;
