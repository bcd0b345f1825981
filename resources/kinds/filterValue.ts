import { z } from 'zod';
import { day } from './day.ts';
import type { Field } from './field.ts';
import { gtin14 } from './gtin.ts';

type Asked = string | number | boolean;

const numeric = /^-?\d+(\.\d+)?$/;

/**
 * What a list may be asked for as the value of a field, or as one of several: what its column can be compared with, whatever
 * the bounds of the field (behaviour B603). Numbers and yes or no may be text, as an address says them.
 */
export function filterValueOf(field: Field): z.ZodType<Asked | Asked[]> {
  const one = oneOf(field);
  return z.union([one, z.array(one)]);
}

function oneOf(field: Field): z.ZodType<Asked> {
  if (field.kind === 'date') return day;
  if (field.kind === 'number') return z.preprocess(numberSaid, field.integer ? z.int() : z.number());
  if (field.kind === 'yesNo') return z.preprocess(answerSaid, z.boolean());
  if (field.kind === 'gtin') return z.preprocess(gtinSaid, z.string());
  return z.union([z.string(), z.number(), z.boolean()]);
}

function numberSaid(asked: unknown): unknown {
  return typeof asked === 'string' && numeric.test(asked) ? Number(asked) : asked;
}

/** As it is stored, however it is typed. */
function gtinSaid(asked: unknown): unknown {
  return typeof asked === 'string' || typeof asked === 'number'
    ? (gtin14(String(asked)) ?? String(asked))
    : asked;
}

function answerSaid(asked: unknown): unknown {
  if (asked === 'true') return true;
  return asked === 'false' ? false : asked;
}
