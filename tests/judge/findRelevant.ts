import { judgedPlaces } from '../search/ndcg.ts';
import type { Catalogue, Where } from './openCatalogue.ts';
import type { Answer } from './readJudged.ts';
import { isFull, type Relevant } from './shown.ts';

/** Products of a list that are looked through for titles. */
const mostLookedThrough = 10_000;

/** A product that was shown and answers. */
export interface Right {
  key: string;
  answer: Answer;
}

/**
 * The products that answer a query: those that were shown, and of all others as many as the ideal order of ten places
 * needs, the best first. Those that are only known by number or count get a key of their own. Throws where ten cannot be
 * found by looking through the catalogue.
 */
export async function findRelevant(
  catalogue: Pick<Catalogue, 'list'>,
  where: Where,
  answers: readonly Answer[],
  right: readonly Right[],
): Promise<Relevant[]> {
  const relevant = new Map<string, number>(right.map(({ key, answer: { grade } }) => [key, grade]));
  const add = (key: string, grade: number) => {
    if (!relevant.has(key)) relevant.set(key, grade);
    return isEnough(grade);
  };
  const isEnough = (grade: number) =>
    isFull(
      [...relevant].map(([key, known]) => ({ key, grade: known })),
      grade,
    );
  for (const answer of answers.toSorted((one, other) => other.grade - one.grade)) {
    if (isEnough(answer.grade)) break;
    const shown = right.filter((one) => one.answer === answer).length;
    const counted = answer.relevant ?? answer.articleNumbers?.length;
    if (counted === undefined) await look(catalogue, where, answer, (key) => add(key, answer.grade));
    else
      for (let number = shown; number < Math.min(counted, shown + judgedPlaces); number += 1)
        add(`not-shown-${answers.indexOf(answer)}-${number}`, answer.grade);
  }
  return [...relevant].map(([key, grade]) => ({ key, grade }));
}

/** Tells of each product that answers, until that says that there are enough. */
async function look(
  catalogue: Pick<Catalogue, 'list'>,
  where: Where,
  { categories, orga, titles }: Answer,
  isEnoughWith: (key: string) => boolean,
): Promise<void> {
  let lookedThrough = 0;
  for (const category of categories ?? [undefined])
    for await (const products of catalogue.list(where, category, orga)) {
      for (const { key, title } of products) if ((!titles || titles.test(title)) && isEnoughWith(key)) return;
      lookedThrough += products.length;
      if (lookedThrough >= mostLookedThrough)
        throw new Error(
          `fewer than ${judgedPlaces} of the first ${lookedThrough} products answer: name categories too, or say with "relevant" how many products answer`,
        );
    }
}
