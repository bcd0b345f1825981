import { classCode } from '../codes/classCode.ts';
import { categoryFact } from '../index/facts.ts';
import type { Dictionary } from './Dictionary.ts';
import { factsMeaning } from './factsMeaning.ts';
import type { Piece } from './Piece.ts';

/** A class among words has so many characters at least: `E3` there may be anything. */
const leastAmongWords = 4;
const weight = 3;

/** The pieces of a text that are classes which categories of the platform have: the whole of it, or single words. */
export async function classPieces(dictionary: Dictionary, text: string): Promise<Piece[]> {
  const whole = await classPiece(dictionary, text, 0, text.length);
  if (whole) return [whole];
  const tokens = [...text.matchAll(/[^\s,;]+/g)].filter(([token]) => token.length >= leastAmongWords);
  if (tokens.length < 2) return [];
  const pieces = await Promise.all(
    tokens.map(({ 0: token, index }) => classPiece(dictionary, text, index, index + token.length)),
  );
  return pieces.filter((piece) => piece !== undefined);
}

async function classPiece(
  dictionary: Dictionary,
  text: string,
  start: number,
  end: number,
): Promise<Piece | undefined> {
  const typed = text.slice(start, end);
  const code = classCode(typed);
  const members = code && (await dictionary.classMembers(code));
  if (!members) return undefined;
  const facts = members.subtrees.map(categoryFact);
  const counts = await dictionary.facts(facts);
  const label = members.isWhole ? members.code : typed;
  const place = { typed, start, end };
  const meaning = factsMeaning(dictionary, place, { facts, counts }, { kind: 'class', label, weight });
  return { ...place, meaning: meaning.own === undefined ? undefined : meaning };
}
