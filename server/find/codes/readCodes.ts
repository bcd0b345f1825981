import { codeKey } from './codeKey.ts';
import { codeLabels } from './codeLabel.ts';
import { mayBeMeasure } from './mayBeMeasure.ts';
import { typedCode, type TypedCode } from './typedCode.ts';

/** A piece of a typed text that may be the code of a product: whether it is one, `findCodePieces` knows. */
export interface CodePiece extends TypedCode {
  /** Where it stands in the text, with the label before it. */
  start: number;
  end: number;
  /** Is there nothing else in the text? */
  isWhole: boolean;
  /** Does a label such as `Art.-Nr.` say that it is one? */
  isLabelled: boolean;
  /** May it be something else as well: `DN 110`, `60 cm`, `RAL 9016`, `371`? */
  isDoubtful: boolean;
}

/** So many tokens of a text are read, and so many of them make one code: `7 612 345 67890 0`. */
const mostTokens = 24;
const mostOfCode = 7;
const longestCode = 40;
/** A word of more letters is no part of a code that is written with blanks, as `PS 123 45` or `FX-3000/12 W` are. */
const longestLetters = 3;
const leastLabelled = 3;

interface Token {
  text: string;
  start: number;
  end: number;
  /** Where the label before it begins. */
  labelledFrom: number | undefined;
  /** Do only blanks part it from the one before? */
  isBeside: boolean;
}

/**
 * The pieces of a text that may be codes (behaviour B250): single tokens, neighbours that belong together, and the text as
 * a whole.
 */
export function readCodes(text: string): CodePiece[] {
  const tokens = tokensOf(text);
  const pieces = tokens.flatMap((_, first) =>
    lastOf(tokens, first).map((last) => pieceOf(text, tokens, first, last)),
  );
  const found = pieces.filter((piece) => piece !== undefined);
  if (found.some(({ isWhole }) => isWhole)) return found;
  const whole = typedCode(text);
  return whole === undefined || whole.article.length > longestCode
    ? found
    : [...found, { ...whole, ...placeOf(text), isWhole: true, isLabelled: false, isDoubtful: false }];
}

function tokensOf(text: string): Token[] {
  const labels = [...text.matchAll(codeLabels)].map(({ index, 0: label }) => ({
    start: index,
    end: index + label.length,
  }));
  const tokens: Token[] = [];
  for (const { index, 0: raw } of text.matchAll(/[^\s,;|]+/g)) {
    const within = labels.find(({ start, end }) => start < index + raw.length && end > index);
    const from = within ? Math.max(index, within.end) : index;
    const inner = text.slice(from, index + raw.length);
    const leading = /^[^\p{L}\p{N}]*/u.exec(inner)?.[0].length ?? 0;
    const trimmed = inner.slice(leading).replace(/[^\p{L}\p{N}]+$/u, '');
    if (trimmed === '') continue;
    const start = from + leading;
    const label = labels.find(
      ({ start: begin, end }) => begin < start && /^\W*$/.test(text.slice(end, start)),
    );
    const previous = tokens.at(-1);
    tokens.push({
      text: trimmed,
      start,
      end: start + trimmed.length,
      labelledFrom: label?.start,
      isBeside:
        previous !== undefined && label === undefined && /^[ \u00a0]+$/.test(text.slice(previous.end, start)),
    });
    if (tokens.length === mostTokens) break;
  }
  return tokens;
}

/** The places of the tokens with which a code that begins at this one may end. */
function lastOf(tokens: readonly Token[], first: number): number[] {
  const lasts: number[] = [];
  for (let last = first; last < Math.min(tokens.length, first + mostOfCode); last += 1) {
    const token = tokens[last];
    if (!token || (last > first && !token.isBeside)) break;
    if (!/\d/.test(token.text) && token.text.length > longestLetters) break;
    lasts.push(last);
  }
  return lasts;
}

function pieceOf(text: string, tokens: readonly Token[], first: number, last: number): CodePiece | undefined {
  const [begin, finish] = [tokens[first], tokens[last]];
  if (!begin || !finish) return undefined;
  const piece = text.slice(begin.start, finish.end);
  const code = typedCode(piece);
  if (!code || code.article.length > longestCode) return undefined;
  const isLabelled = begin.labelledFrom !== undefined;
  const isSaid = isLabelled && codeKey(piece).length >= leastLabelled;
  return {
    ...code,
    text: piece,
    start: begin.labelledFrom ?? begin.start,
    end: finish.end,
    isWhole:
      first === 0 &&
      last === tokens.length - 1 &&
      isNothing(text.slice(0, begin.labelledFrom ?? begin.start)),
    isLabelled,
    isDoubtful: !isSaid && mayBeMeasure(piece, tokens[first - 1]?.text, tokens[last + 1]?.text),
  };
}

function placeOf(text: string): { start: number; end: number } {
  const start = text.length - text.trimStart().length;
  return { start, end: text.trimEnd().length };
}

function isNothing(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}
