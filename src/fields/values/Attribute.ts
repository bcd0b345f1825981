import type { Translated } from '../../../resources/language/languages.ts';
import type { Asking } from '../../../resources/quality.ts';
import type { ReadRecord } from '../../directory/ReadRecord.ts';

export type AttributeValue = string | number | boolean;

/** An attribute as the server lists it. */
export type AttributeRecord = ReadRecord<'attribute'>;

/** An attribute as its form sees it. */
export interface Attribute {
  sid: string;
  name: Translated;
  kind: 'text' | 'number' | 'choice' | 'yesNo';
  group: string;
  unit?: string;
  choices: readonly { sid: string; label: Translated }[];
  /** Where it is asked for, and whether it must have a value there. */
  categories: readonly Asking[];
}

/** An attribute as the server lists it, with its lists even where they are empty. */
export function toAttribute({ unit, ...attribute }: AttributeRecord): Attribute {
  return { choices: [], categories: [], ...attribute, ...(unit && { unit }) };
}
