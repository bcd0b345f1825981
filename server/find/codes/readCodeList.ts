import { codeList } from '../../../resources/limits.ts';
import { gtin14, hasValidCheckDigit } from '../../../resources/kinds/gtin.ts';
import { classCode } from './classCode.ts';
import { leadingLabel } from './codeLabel.ts';
import { mayBeMeasure } from './mayBeMeasure.ts';
import { typedCode, type TypedCode } from './typedCode.ts';

const longestCode = 40;
/** A longer word is none of a code, nor do several words make one. */
const word = /\p{L}{5,}|\p{L}{2,}\s+\p{L}{2,}/u;
/** In a cell of a sheet, and where commas part them, which may also part what is written of one thing. */
const leastInCell = 2;
const leastAmongCommas = 5;

/**
 * Several codes that were pasted: a column of a sheet with or without its heading, one a line, or parted by commas or
 * semicolons; where only blanks part them, each has to be unmistakable. Each is read once; undefined for any other text.
 */
export function readCodeList(text: string): TypedCode[] | undefined {
  const codes = (fromSheet(text) ?? fromLine(text) ?? []).map((cell) => typedCode(cell));
  const known = new Map(codes.flatMap((code) => (code ? [[code.article, code] as const] : [])));
  return known.size < 2 ? undefined : [...known.values()].slice(0, codeList.most);
}

/** The cells of the one column that holds codes, from rows that are lines and cells that are parted by tabs or semicolons. */
function fromSheet(text: string): string[] | undefined {
  const rows = text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => line.split(/[\t;|]/).map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
  const [first = [], ...others] = rows;
  // One line is a list across.
  if (others.length === 0) return allCodes(first.filter(Boolean), leastInCell);
  const columns = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, place) => {
    const heading = first[place] ?? '';
    const cells = others.map((cells) => cells[place] ?? '').filter(Boolean);
    return isCode(heading, leastInCell) ? [heading, ...cells] : cells;
  });
  const ofCodes = columns
    .map((cells) =>
      cells.flatMap((cell) =>
        cell.includes(',')
          ? cell
              .split(',')
              .map((one) => one.trim())
              .filter(Boolean)
          : [cell],
      ),
    )
    .filter((cells) => allCodes(cells, leastInCell));
  // Positions and quantities are short.
  return ofCodes.toSorted((a, b) => charactersOf(b) - charactersOf(a))[0];
}

function fromLine(text: string): string[] | undefined {
  const pieces = text.split(/[,;|\t\r\n]/).map((piece) => piece.trim());
  const given = pieces.filter(Boolean);
  if (given.length > 1) {
    const [first = '', ...others] = given;
    // A heading that was pasted with its column.
    const codes = /\d/.test(first) || others.length < 2 ? given : others;
    return allCodes(codes, leastAmongCommas);
  }
  const tokens = text.trim().split(/\s+/);
  return tokens.length > 1 && tokens.every(isUnmistakable) ? tokens : undefined;
}

function allCodes(cells: readonly string[], least: number): string[] | undefined {
  return cells.length > 1 && cells.every((cell) => isCode(cell, least)) ? [...cells] : undefined;
}

function isCode(cell: string, least: number): boolean {
  const code = typedCode(cell);
  if (!code || code.text.length > longestCode || word.test(code.text) || classCode(cell)) return false;
  const isLabelled = leadingLabel.test(cell);
  const isNumber = /^\d+$/.test(code.text);
  return code.article.length >= least && (isLabelled || isNumber || !mayBeMeasure(code.text));
}

function isUnmistakable(token: string): boolean {
  const code = typedCode(token);
  if (!code || mayBeMeasure(token) || word.test(token)) return false;
  const { length } = code.article;
  const digits = gtin14(token);
  if (digits !== undefined && hasValidCheckDigit(digits)) return true;
  return (length >= 6 && /\d.*[./-].*\d|\d.*[a-z].*\d|[a-z].*\d{4}/i.test(token)) || /^\d{7,}$/.test(token);
}

/** Of the cells of a column, the most there are in each. */
function charactersOf(cells: readonly string[]): number {
  return cells.join('').length / Math.max(1, cells.length);
}
