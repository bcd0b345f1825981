import { judgedPlaces } from '../search/ndcg.ts';
import type { Answer } from './readJudged.ts';

/** Something that a page or the suggestions show, with all that an answer may say of it. */
export interface Shown {
  /** `orga/sid` of a product, `category:sid`, `orga:sid` or `productLine:orga/sid` of what is none. */
  key: string;
  title: string;
  /** Of a product its main category, of a category itself. */
  category?: string;
  /** Of a company itself. */
  orga?: string;
  /** As `foldedCode` makes them. */
  codes?: readonly string[];
}

/** Something that answers, and how well. */
export interface Relevant {
  key: string;
  /** 3 to 1. */
  grade: number;
}

/** The sids of a category and of all below it. */
export type Subtree = (category: string) => ReadonlySet<string>;

/** A code without what people leave out or put in: punctuation, case, the leading zeros of a GTIN. */
export function foldedCode(code: string): string {
  const plain = code.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return /^\d{8,14}$/.test(plain) ? plain.padStart(14, '0') : plain;
}

/** The best of the answers that what is shown meets; undefined where it meets none. */
export function bestAnswer(answers: readonly Answer[], shown: Shown, subtree: Subtree): Answer | undefined {
  return answers
    .filter((answer) => isMet(answer, shown, subtree))
    .reduce<Answer | undefined>((best, one) => (best && best.grade >= one.grade ? best : one), undefined);
}

function isMet(
  { articleNumbers, categories, titles, orga }: Answer,
  shown: Shown,
  subtree: Subtree,
): boolean {
  const { category, codes = [] } = shown;
  return (
    (!articleNumbers || articleNumbers.some((number) => codes.includes(foldedCode(number)))) &&
    (!categories || (category !== undefined && categories.some((sid) => subtree(sid).has(category)))) &&
    (!titles || titles.test(shown.title)) &&
    (orga === undefined || shown.orga === orga)
  );
}

/** Whether the ideal is full: what is of this grade or worse no longer changes it. */
export function isFull(relevant: readonly Relevant[], grade: number): boolean {
  return relevant.filter((one) => one.grade >= grade).length >= judgedPlaces;
}
