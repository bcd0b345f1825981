import { meansField } from '../../headings/meansField.ts';
import type { Language } from '../../../../../resources/language/languages.ts';
import { saysShort } from '../../headings/says/saysShort.ts';
import { because, doubt, explain, isField, isSaid, take, type JudgedColumn } from '../JudgedColumn.ts';
import { averageLength } from '../holds/areNames.ts';
import { isDoubtedTitle } from './isDoubtedTitle.ts';
import { languageOf } from './languageOf.ts';
import { textTarget } from './textTarget.ts';

/** `kurzbez` in front of `bez.de`: the name in full is the title, wherever it stands (behaviour B782); so is one beside names cut off at a length. */
export function preferFullNames(columns: readonly JudgedColumn[]): void {
  const short = columns.find(
    (column) =>
      isField(column, 'title') &&
      !isSaid(column) &&
      (saysShort(column.cell.text) || areCut(column.values) || lettersIn(column) !== undefined),
  );
  const full = columns.find(
    (column) =>
      short &&
      isDoubtedTitle(column) &&
      !saysShort(column.cell.text) &&
      (saysShort(short.cell.text) || areCut(short.values) || areMoreLetters(column, short)) &&
      languageOf(short) === meantLanguage(column) &&
      averageLength(column.values) > averageLength(short.values),
  );
  if (!short || !full) return takeShortName(columns);
  const hasSecond = columns.some((column) => isField(column, 'subTitle'));
  if (short.target) take(full, short.target, because('full-name', { column: short.letter }));
  if (areCut(short.values) || areMoreLetters(full, short))
    explain(short, because('cut-off', { column: full.letter }));
  else if (hasSecond) doubt(short, because('taken', { column: full.letter }));
  else take(short, textTarget(short, 'subTitle'), because('beside-title'));
}

/** `kurzname` behind `name`: the second title, where there is none. */
function takeShortName(columns: readonly JudgedColumn[]): void {
  if (columns.some((column) => isField(column, 'subTitle'))) return;
  const short = columns.find((column) => isDoubtedTitle(column) && saysShort(column.cell.text));
  const isBeside = columns.some(
    (column) => short && isField(column, 'title') && languageOf(column) === meantLanguage(short),
  );
  if (short && isBeside) take(short, textTarget(short, 'subTitle'), because('beside-title'));
}

/** `LIBELLE80` beside `LIBELLE40`: headings that say how many letters there may be. */
function areMoreLetters(full: JudgedColumn, short: JudgedColumn): boolean {
  const [more, fewer] = [lettersIn(full), lettersIn(short)];
  return more !== undefined && more.of === fewer?.of && more.count > fewer.count;
}

function lettersIn({ cell }: JudgedColumn): { of: string; count: number } | undefined {
  const [, of, count] = /^(\D+?)[\s_-]*(\d{2,3})$/.exec(cell.text.trim()) ?? [];
  return of === undefined ? undefined : { of, count: Number(count) };
}

/** Do several end at the length at which a program cuts them off: `Hublot Orbita 250 9W 3000K IP65 IK10 bla`? */
function areCut({ cells }: JudgedColumn['values']): boolean {
  const lengths = cells.map(({ text }) => text.trimEnd().length);
  const longest = Math.max(0, ...lengths);
  const cut = lengths.filter((length) => length === longest).length;
  return longest >= shortestCut && cut >= Math.max(fewestCut, cells.length * leastCut);
}

const shortestCut = 20;
const fewestCut = 3;
const leastCut = 0.1;

function meantLanguage({ meaning }: JudgedColumn): Language | undefined {
  return meansField(meaning) ? meaning.target.language : undefined;
}
