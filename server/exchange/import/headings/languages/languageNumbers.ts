import type { Language } from '../../../../../resources/language/languages.ts';
import type { SheetCell } from '../../../../base/workbook/sheetRow.ts';
import { nameKey } from '../../catalogue/nameKey.ts';

/** A heading without the number of a language, and the language that its number stands for, as far as texts tell it. */
export interface NumberedHeading {
  text: string;
  named: Language | undefined;
}

/** How such a number is judged. */
interface NumberReading {
  /** Is a heading that of a text which may be in several languages? */
  isText: (heading: string) => boolean;
  /** What the texts of a column are written in, where they tell. */
  spokenIn: (column: number) => Language | undefined;
}

/** `v_products_name_4`, `title-1`, `Name[2]`, `TITLE_LANG1`, `Text (Sprache 2)`. */
const numbered =
  /^(?<text>.*?\p{L}(?:[_.-]\d(?=[_.-]))?)[\s_.:[({#-]*(?<word>lang|lng|language|sprache|spr|langue|lingua)?[\s_.:#-]*(?:id[\s_.:#-]*)?(?<number>\d)[\])}]?$/iu;
/** Of a text: `Bezeichnung 2` alone is a second line. */
const leastAlone = 3;
const fewestTogether = 2;

/**
 * Headings of one sheet that end in the number that a system gives a language: texts of several numbers are in as many languages, or
 * all end in the same number, which no second line has. They are read without it.
 */
export function languageNumbers(
  cells: readonly Pick<SheetCell, 'column' | 'text'>[],
  { isText, spokenIn }: NumberReading,
): Map<string, NumberedHeading> {
  const ending = cells.flatMap(({ column, text: heading }) => {
    const { text = '', word = '', number = '' } = numbered.exec(heading.trim())?.groups ?? {};
    if (number === '') return [];
    // `Text lang 1` is long.
    const isLong = word !== '' && isText(heading);
    const named = isLong ? { text: `${text} ${word}`, word: '' } : { text, word };
    return [{ heading, ...named, number: Number(number), spoken: spokenIn(column) }];
  });
  const texts = ending.filter(({ text }) => isText(text));
  const numbers = new Set(texts.map(({ number }) => number));
  const languageOf = languagesHeard(texts);
  if (languageOf.size > 1)
    return new Map(
      texts.flatMap(({ heading, text, number }) => {
        const named = languageOf.get(number);
        return named ? [[heading, { text, named }] as const] : [];
      }),
    );
  const [only, another] = numbers;
  const isNamed = texts.some(({ word }) => word !== '');
  const isPlain = cells.some(({ text: heading }) =>
    texts.some(({ text }) => nameKey(text) === nameKey(heading)),
  );
  if (only === undefined || another !== undefined || isPlain) return new Map();
  const isNumber = isNamed || only >= leastAlone || (only > 1 && texts.length >= fewestTogether);
  if (!isNumber) return new Map();
  const said = ending.filter(({ number, text }) => number === only && (isText(text) || /\d$/.test(text)));
  return new Map(said.map(({ heading, text }) => [heading, { text, named: languageOf.get(only) }]));
}

/** The language of each number whose texts are all in one, another for each. */
function languagesHeard(
  texts: readonly { number: number; spoken: Language | undefined }[],
): Map<number, Language> {
  const heard = new Map<number, Language>();
  for (const [number, same] of Map.groupBy(texts, (each) => each.number)) {
    const languages = new Set(same.flatMap(({ spoken }) => spoken ?? []));
    const [only, another] = languages;
    if (only && !another) heard.set(number, only);
  }
  const isShared = new Set(heard.values()).size < heard.size;
  return isShared ? new Map() : heard;
}
