import { z } from 'zod';
import { importMediaTypes } from '../exchange/importFormats.ts';
import { platformKeys } from '../platform/platforms.ts';
import { workbookMediaType } from '../exchange/workbookMediaType.ts';
import { call } from './call.ts';
import { lang } from './lang.ts';
import { rangeQuery } from './rangeQuery.ts';
import { withExample } from './withExample.ts';
import {
  cause,
  changedProduct,
  changeKinds,
  decidedValue,
  gridRow,
  layoutColumns,
  openValue,
  outcome,
  workbench,
} from './workbenchAnswers.ts';
import { columnDecision, workbenchDecisions } from './workbenchDecisions.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const platform = z.enum(platformKeys);
const ofPlatform = z.strictObject({ platform });
const ofWorkbench = z.strictObject({ platform, id: z.string().max(64) });
const justLanguage = z.strictObject(lang);
const paged = z.strictObject({ ...rangeQuery, ...lang });

/** `create` as every import asks for it: who may import files of a company has its workbenches. */
const access = { kind: 'entity', entity: 'product', action: 'create' } as const;

/** A file of products is looked at, decided upon and written in steps, which one can take in any order. */
export const workbenchCalls = {
  begin: call({
    method: 'POST',
    sentAgain: 'once',
    path: '/import/workbench/{platform}',
    statuses: [201],
    summary: 'Begins a workbench with a file of products',
    access,
    keyScope: 'none',
    parameters: ofPlatform,
    query: z.strictObject({
      orgaSid: z.string().max(64).optional(),
      /** Are products that the file does not name to be deleted? */
      deleteOthers: flag.default(false),
      ...lang,
    }),
    upload: {
      parts: ['orgaSid'],
      // JSON comes as a form or as bytes: what is wrong with it is told by the workbench.
      raw: importMediaTypes.filter((type) => type !== 'application/json'),
    },
    answer: workbench,
  }),
  /** What came in parts is used up by it; the workbench has the id of the upload, so that it begins once. */
  beginWithUpload: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/workbench/{platform}/upload/{upload}',
    statuses: [201],
    summary: 'Begins a workbench with a file of products that was uploaded in parts',
    access,
    keyScope: 'none',
    parameters: z.strictObject({ platform, upload: z.string().max(64) }),
    query: z.strictObject({ deleteOthers: flag.default(false), ...lang }),
    answer: workbench,
  }),
  list: call({
    method: 'GET',
    path: '/import/workbench/{platform}',
    summary: 'The workbenches of a company, the latest first',
    access,
    keyScope: 'none',
    parameters: ofPlatform,
    query: z.strictObject({ orgaSid: z.string().max(64).optional(), ...rangeQuery, ...lang }),
    answer: z.array(workbench),
  }),
  get: call({
    method: 'GET',
    path: '/import/workbench/{platform}/{id}',
    summary: 'How a workbench stands',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: justLanguage,
    answer: workbench,
  }),
  columns: call({
    method: 'GET',
    path: '/import/workbench/{platform}/{id}/columns',
    summary: 'How the columns of a file are understood, once for sheets with the same headings',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: justLanguage,
    answer: z.array(layoutColumns),
  }),
  values: call({
    method: 'GET',
    path: '/import/workbench/{platform}/{id}/values',
    summary: 'Values that were not understood, the most frequent first',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: paged,
    answer: z.array(openValue),
  }),
  causes: call({
    method: 'GET',
    path: '/import/workbench/{platform}/{id}/causes',
    summary: 'What is wrong by its cause, what holds up most first',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: justLanguage,
    answer: z.array(cause),
  }),
  rows: call({
    method: 'GET',
    path: '/import/workbench/{platform}/{id}/rows',
    summary: 'Rows of the file with their faults and corrections',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: z.strictObject({
      /** Only rows that have it. */
      cause: z.string().max(300).optional(),
      /** Only rows with faults that hold them up. */
      faulty: flag.default(false),
      ...rangeQuery,
      ...lang,
    }),
    answer: z.array(gridRow),
  }),
  outcome: call({
    method: 'GET',
    path: '/import/workbench/{platform}/{id}/outcome',
    summary: 'What a run would do',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: justLanguage,
    answer: outcome,
  }),
  changes: call({
    method: 'GET',
    path: '/import/workbench/{platform}/{id}/changes',
    summary: 'The products that a run would write, with the fields that change',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: z.strictObject({ kind: z.enum(changeKinds).optional(), ...rangeQuery, ...lang }),
    answer: z.array(changedProduct),
  }),
  decisions: call({
    method: 'GET',
    path: '/import/workbench/{platform}/{id}/decisions',
    summary: 'What was decided about columns and values',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: justLanguage,
    answer: withExample(z.strictObject({ columns: z.array(columnDecision), values: z.array(decidedValue) }), {
      columns: [
        {
          layout: '3f2a9c0d41b7e865',
          column: 'C',
          heading: 'Bez. 1',
          field: 'productInfo.title',
          language: 'de',
        },
      ],
      values: [
        {
          field: 'mainCategory',
          value: 'Luminaires',
          translation: 'leuchten',
          label: 'Leuchten',
          reason: null,
        },
      ],
    }),
  }),
  /** A small file is judged again by the time this answers. 409 `workbench-busy` while a run writes. */
  decide: call({
    method: 'PATCH',
    sentAgain: 'once',
    path: '/import/workbench/{platform}/{id}',
    summary: 'Decides about columns, values and cells',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: justLanguage,
    body: workbenchDecisions,
    answer: workbench,
  }),
  /** 409 `workbench-busy` while it is read or another run writes, 412 where somebody has decided since. */
  run: call({
    method: 'POST',
    sentAgain: 'once',
    takesVersion: true,
    path: '/import/workbench/{platform}/{id}/run',
    summary: 'Writes the good rows; the others stay in the workbench',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: justLanguage,
    body: withExample(
      z.strictObject({
        /** How much may be deleted, as `confirm` of the workbench says. */
        confirm: z.int().min(0).optional(),
        /** Is what was decided kept for the next file with the same headings? */
        remember: z.boolean().default(true),
        /** Is the caller told by mail how it ended? */
        mail: z.boolean().default(false),
      }),
      { remember: true },
    ),
    answer: workbench,
  }),
  remember: call({
    method: 'POST',
    sentAgain: 'harmless',
    path: '/import/workbench/{platform}/{id}/remember',
    summary: 'Keeps the decisions on columns and values for the next file with the same headings',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: justLanguage,
    /** The mappings of the company that hold them. */
    answer: z.strictObject({ mappings: z.array(withExample(z.string(), 'layout-3f2a9c0d41b7e865')) }),
  }),
  /** As it was uploaded, with corrections, remarks beside the faults, and without the rows that were taken. */
  rest: call({
    method: 'GET',
    path: '/import/workbench/{platform}/{id}/xlsx',
    summary: 'The rows that are left, as a workbook with its faults marked',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: justLanguage,
    mediaType: workbookMediaType,
  }),
  drop: call({
    method: 'DELETE',
    sentAgain: 'once',
    hasNoVersion: true,
    path: '/import/workbench/{platform}/{id}',
    summary: 'Drops a workbench; what its runs wrote stays',
    access,
    keyScope: 'none',
    parameters: ofWorkbench,
    query: justLanguage,
  }),
};
