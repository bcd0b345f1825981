import { saysItemAlone } from '../headings/says/saysItemAlone.ts';
import { fewestValues, shareOf, type ColumnValues, most } from './holds/ColumnValues.ts';
import { shareOfDifferent } from './holds/areShared.ts';
import { because, isField, type JudgedColumn } from './JudgedColumn.ts';
import { namesKinds } from './namesKinds.ts';
import { takeOnly } from './takeOnly.ts';

const fewestGroups = 3;
const fewestEach = 1.5;
const mostEach = 20;
const fewLists = 0.2;

/** `Modell`, `Mod.`, `MODNR`, `code_modele`, `Modell-ID`, `Modèle/Modell`: what a maker calls several articles alike. */
const model =
  /^(?:[a-zà-ÿ]{1,3}[_.]|(?:codes?|codice|cod\.?|id|nr\.?|n°)[\s_-]*)?mod(?:\.|[eè]le?s?|[eè]l{1,2}o?s?|ell?[oei]?|nr|no)?(?:\s*[-/]\s*mod\p{L}*)?(?:[\s_-]*(?:id|nr|no|code?))?\.?$/iu;

/**
 * The model of several articles is what they are variants of where it is a code, and their product line where it is a name (behaviour B778);
 * what several share below `Product` is their kind (behaviour B792).
 */
export function takeShared(columns: readonly JudgedColumn[]): void {
  if (
    !columns.some((column) => isField(column, 'articleNumber')) ||
    !columns.some((column) => isField(column, 'title'))
  )
    return;
  const reason = because('shared-model');
  takeOnly(columns, 'variantGroup', reason, (column) => isShared(column) && isOfCodes(column));
  takeOnly(columns, 'productLine', reason, (column) => isShared(column) && !isOfCodes(column));
  takeOnly(columns, 'mainCategory', because('only-group'), namesKinds);
}

function isShared({ cell, values }: JudgedColumn): boolean {
  const name = cell.text.trim().split('.').at(-1) || cell.text.trim();
  if (!(model.test(cell.text.trim()) || (saysItemAlone(cell.text) && model.test(name)))) return false;
  const each = 1 / shareOfDifferent(values);
  return (
    values.cells.length >= Math.max(fewestValues, values.rows * most) &&
    values.cells.length / each >= fewestGroups &&
    each >= fewestEach &&
    each <= mostEach &&
    // `DP8, DP18, DS40`: what a spare part fits.
    shareOf(values, ({ text }) => /[,;]\s*\S/.test(text)) < fewLists
  );
}

/** By its values, or by its heading: `Modell-ID`. */
function isOfCodes({ cell, values }: JudgedColumn): boolean {
  return areFigures(values) || saysCode.test(cell.text.trim());
}

const saysCode = /^(?:codes?|codice|cod|id|nr|n°)(?!\p{L})|(?:(?<!\p{L})id|nr|code)\.?$/iu;

/** `1010`, `RW100-VZ`: figures and no word. */
function areFigures(values: ColumnValues): boolean {
  return shareOf(values, ({ text }) => /\d/.test(text) && !/\p{L}{4}|\s/u.test(text.trim())) >= most;
}
