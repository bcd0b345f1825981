import type { Language } from './languages.ts';

/** The types of JSON that a value may be expected to have, and the texts of faults that name them. */
const words = {
  string: 'type-string',
  number: 'type-number',
  nan: 'type-number',
  int: 'type-int',
  boolean: 'type-boolean',
  array: 'type-array',
  tuple: 'type-array',
  object: 'type-object',
  record: 'type-object',
} as const;

export type TypeWord = (typeof words)[keyof typeof words];

/**
 * What a value should have been, in the words of a reader: `ein Text oder eine Zahl (etwa 12.5)`. A type without a word of its own
 * stays as it is.
 * @param expected types, with commas between them, as schemas name them
 */
export function typesInWords(
  language: Language,
  expected: string,
  wordOf: (name: TypeWord) => string,
): string {
  const known: ReadonlyMap<string, TypeWord> = new Map(Object.entries(words));
  const named = expected.split(', ').map((type) => {
    const word = known.get(type);
    return word ? wordOf(word) : type;
  });
  return new Intl.ListFormat(language, { type: 'disjunction' }).format([...new Set(named)]);
}
