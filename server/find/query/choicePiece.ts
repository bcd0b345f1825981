import { textIn } from '../../../resources/language/translate.ts';
import { valueFact } from '../index/facts.ts';
import type { Dictionary } from './Dictionary.ts';
import { factsMeaning } from './factsMeaning.ts';
import { fold } from './fold.ts';
import type { NamedAttribute } from './lookUpAttributes.ts';
import type { Piece } from './Piece.ts';

const weight = 3;
const longestChoice = 4;

/** The name of an attribute with one of its choices behind it, as `Euroklasse A1`; undefined without any that a product has. */
export async function choicePiece(
  dictionary: Dictionary,
  text: string,
  { start, end: nameEnd }: { start: number; end: number },
  attributes: readonly NamedAttribute[],
): Promise<Piece | undefined> {
  const written = [...text.slice(nameEnd).matchAll(/[^\s=:]+/g)].slice(0, longestChoice);
  for (let count = written.length; count > 0; count -= 1) {
    const last = written[count - 1];
    const end = nameEnd + (last?.index ?? 0) + (last?.[0].length ?? 0);
    const typed = fold(text.slice(nameEnd, end));
    const chosen = attributes.flatMap((attribute) =>
      attribute.choices
        .filter(({ label }) =>
          dictionary.languages.some((language) => fold(textIn(label, language)) === typed),
        )
        .map(({ sid, label }) => ({ attribute, label, fact: valueFact(attribute.sid, sid) })),
    );
    const [first] = chosen;
    if (!first || typed === '') continue;
    const counts = await dictionary.facts(chosen.map(({ fact }) => fact));
    const { language } = dictionary;
    const place = { typed: text.slice(start, end), start, end };
    const facts = chosen.map(({ fact }) => fact);
    const label = `${textIn(first.attribute.name, language)}: ${textIn(first.label, language)}`;
    const meaning = factsMeaning(dictionary, place, { facts, counts }, { kind: 'value', label, weight });
    if (meaning.own !== undefined) return { ...place, meaning };
  }
  return undefined;
}
