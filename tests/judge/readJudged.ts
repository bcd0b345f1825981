import { z } from 'zod';
import { languages } from '../../resources/language/languages.ts';
import { platformKeys } from '../../resources/platform/platforms.ts';

const words = (remedy: string) => z.string({ error: remedy }).trim().min(1, remedy);
/** An empty list says as much as none. */
const list = (remedy: string) =>
  z
    .array(words(remedy), { error: remedy })
    .transform((given) => (given.length > 0 ? given : undefined))
    .optional();

const pattern = words('is a regular expression, such as "^Dusch(wanne|armatur)"').transform(
  (text, context) => {
    try {
      return new RegExp(text, 'u');
    } catch (error) {
      context.addIssue(
        `is no regular expression (${String(error)}): write it as JavaScript does, such as "^Dusch(wanne|armatur)"`,
      );
      return z.NEVER;
    }
  },
);

/** The shape, with the keys it has in the fault where it is given others. */
function closed<T extends z.ZodRawShape>(shape: T) {
  return z.strictObject(shape, {
    error: ({ code, keys, input }) =>
      code === 'unrecognized_keys'
        ? `has no ${String(keys)}: there are ${Object.keys(shape).join(', ')}`
        : `is ${JSON.stringify(input) ?? 'missing'}: give an object with ${Object.keys(shape).join(', ')}`,
  });
}

const conditions = ['articleNumbers', 'categories', 'titles', 'orga'] as const;

const answer = closed({
  articleNumbers: list('is a list of article numbers, GTINs, sids, or "company/sid"'),
  categories: list('is a list of sids of categories'),
  titles: pattern.optional(),
  orga: words('is the sid of a company').optional(),
  grade: z.literal([1, 2, 3], 'is 3 for what was meant, 2 or 1 for what comes near').default(1),
  relevant: z.int('is how many products answer so').min(1, 'is at least 1').optional(),
}).refine((given) => conditions.some((condition) => given[condition] !== undefined), {
  error: `says of no product that it answers: give one of ${conditions.join(', ')}`,
});

const entry = closed({
  query: words('is the text as somebody types it'),
  language: z.enum(languages, `is one of ${languages.join(', ')}`),
  platform: z.enum(platformKeys, `is one of ${platformKeys.join(', ')}`).optional(),
  kind: words('is a name for queries of this kind, such as "synonym"'),
  answers: z
    .preprocess(
      (given) => (given === undefined || Array.isArray(given) ? given : [given]),
      z.array(answer, 'is missing: say which products answer'),
    )
    .refine((given) => given.length > 0, 'is empty: say which products answer'),
  why: z.string('is a remark for people').optional(),
});

/** What makes a product right: all that it says must hold. */
export type Answer = z.infer<typeof answer>;
/** A query and which products answer it (docs/judging-search.md). */
export type Judged = z.infer<typeof entry>;

/**
 * Reads a file of judged queries. Throws an error of one line for each fault, which names the file, the entry (from 1)
 * with its query, the place in it, and what to give instead.
 */
export function readJudged(file: string, text: string): Judged[] {
  const given = parse(file, text);
  const { success, data, error } = z.array(entry).min(1).safeParse(given);
  if (success) return data;
  throw new Error(
    error.issues.map(({ path, message }) => `${file}: ${placeOf(given, path)} ${message}`).join('\n'),
  );
}

function parse(file: string, text: string): unknown[] {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${String(error)}`, { cause: error });
  }
  if (Array.isArray(given) && given.length > 0) return given;
  throw new Error(`${file} holds no queries: give a list of them, [{ "query": ... }, ...]`);
}

function placeOf(given: readonly unknown[], [index, ...inside]: readonly PropertyKey[]): string {
  const text = z.object({ query: z.string() }).safeParse(given[Number(index)]).data?.query;
  const place = inside.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return `entry ${Number(index) + 1}${text === undefined ? '' : ` (${JSON.stringify(text)})`}${place && `, ${place.slice(1)}`}`;
}
