import { z } from 'zod';
import { languages } from '../language/languages.ts';
import { workbenches } from '../limits.ts';
import { withExample } from './withExample.ts';

/** In the place of a field: a column that is not to be read, and one whose values are only kept. */
export const unreadFields = ['ignored', 'raw'] as const;

const letter = z.string().regex(/^[A-Z]{1,3}$/, { error: 'column-letter' });
/** A field by its name or its place in the JSON of a product, or an attribute by its sid. */
const field = z.string().min(1).max(120);

/** What a column of all sheets with these headings is. */
export const columnDecision = z.strictObject({
  layout: z.string().min(1).max(64),
  column: letter,
  heading: z.string().max(200),
  /** Or `ignored`, or `raw`. */
  field,
  language: z.enum(languages).optional(),
  unit: z.string().max(40).optional(),
});
export type ColumnDecision = z.infer<typeof columnDecision>;

/** What a value of a field stands for. */
export const valueDecision = z.strictObject({
  field,
  value: z.string().min(1).max(300),
  translation: z.string().min(1).max(1000),
});
export type ValueDecision = z.infer<typeof valueDecision>;

const cellDecision = z.strictObject({
  sheet: z.string().max(200),
  row: z.int().min(1),
  column: letter,
  /** What is to stand there instead; empty for nothing. */
  value: z.string().max(workbenches.longestCell),
});
export type CellDecision = z.infer<typeof cellDecision>;

/** What all values of a field are that are still open. */
export const restDecision = z.strictObject({
  field,
  /** Null for what is proposed first for each; those of which nothing is proposed stay open. */
  translation: valueDecision.shape.translation.nullable(),
  /** Is each that is proposed to be something below that category to be this? */
  below: z.boolean().default(false),
});
export type RestDecision = z.infer<typeof restDecision>;

/** What is decided here is added to what was decided before; null takes a decision back. */
export const workbenchDecisions = withExample(
  z.strictObject({
    columns: z
      .array(columnDecision.extend({ field: field.nullable() }))
      .max(workbenches.mostColumns)
      .default([]),
    values: z
      .array(valueDecision.extend({ translation: valueDecision.shape.translation.nullable() }))
      .max(workbenches.mostValues)
      .default([]),
    /** After the others. */
    rest: z.array(restDecision).max(20).default([]),
    cells: z
      .array(cellDecision.extend({ value: cellDecision.shape.value.nullable() }))
      .max(workbenches.mostCellsAtOnce)
      .default([]),
  }),
  {
    columns: [
      {
        layout: '3f2a9c0d41b7e865',
        column: 'C',
        heading: 'Bez. 1',
        field: 'productInfo.title',
        language: 'de',
      },
    ],
    values: [{ field: 'mainCategory', value: 'Luminaires', translation: 'leuchten' }],
    rest: [{ field: 'mainCategory', translation: null }],
    cells: [{ sheet: 'Artikel', row: 17, column: 'D', value: '12,5' }],
  },
);
export type WorkbenchDecisions = z.infer<typeof workbenchDecisions>;
