import { product } from '../../../../resources/entities/product.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import type { SheetCell } from '../../../base/workbook/sheetRow.ts';
import { ranks } from '../headings/ranks.ts';
import { saysState } from '../headings/says/saysState.ts';
import type { ColumnTarget } from '../target.ts';
import { areArticleNumbers } from './holds/areArticleNumbers.ts';
import { areNoIdentifiers } from './holds/areForeignKeys.ts';
import { areRunning } from './composed/areRunning.ts';
import { isOfCountries } from './offeredBy.ts';
import { areAddresses, arePapers, areFiles, arePictures } from './holds/areFiles.ts';
import { areCurrencies, areKindsOfOffers } from './holds/areOfOffers.ts';
import { areLanguages, areObjects } from './holds/areForms.ts';
import { areMakers } from './holds/areMakers.ts';
import { areNoGtins } from './holds/areGtins.ts';
import { arePlaces } from './holds/areCodes.ts';
import { fitAttribute, shareOfChoices } from './holds/fitAttribute.ts';
import { areCodesOfUnits, fitChoice } from './holds/fitChoice.ts';
import { fitCountries } from './holds/fitCountries.ts';
import { shareOfDifferent } from './holds/areShared.ts';
import { fewestValues, shareOf, type ColumnValues } from './holds/ColumnValues.ts';
import { fitField } from './holds/fitField.ts';
import type { JudgedColumn } from './JudgedColumn.ts';

export function fits(column: JudgedColumn, target: ColumnTarget): boolean {
  const { values } = column;
  if (target.kind === 'attribute')
    return (
      !areForeignCodes(column, target) &&
      // `simple` below `Type` is how a shop sells it.
      !areKindsOfOffers(values) &&
      !areStates(column, target) &&
      fitAttribute(values, target.attribute, target.unit)
    );
  if (target.kind === 'orga') return isIdentifier(column);
  if (target.kind === 'language') return values.cells.length < fewestValues || areLanguages(values);
  if (target.field.name === 'gtins') return !areNoGtins(values);
  if (column.rank >= ranks.synonym && !fitField(values, target.field.name)) return false;
  if (target.field.name === 'title' && column.rank >= ranks.synonym && areOfLists(values)) return false;
  // What is only called so says nothing: a leaflet may be named by its number.
  if (target.field.name === 'media' && column.rank >= ranks.words)
    return arePapers(values) || arePictures(values) || areAddresses(values) || areFiles(values);
  if (target.field.name === 'brand' && column.rank >= ranks.weak) return areMakers(values);
  if (isOfCountries(target)) return fitCountries(values);
  if (target.field.field.kind === 'values') return areObjects(values);
  if (target.field.name === 'mainCategory')
    return !areKindsOfOffers(values) && !areCurrencies(values) && !areMarks(column);
  if (target.field.name === 'sid')
    return (
      values.cells.length < fewestValues ||
      !(areNoIdentifiers(values) || arePlaces(values) || (column.rank >= ranks.synonym && areRunning(values)))
    );
  if (target.field.name === 'orderUnit' && areCodesOfUnits(values)) return true;
  return (
    target.field.field.kind !== 'choice' || target.field.field.many || fitChoice(values, target.field.field)
  );
}

/** `Material` above `100010` and `100011` numbers materials: choices are no other code in each row. */
function areForeignCodes({ values }: JudgedColumn, target: ColumnTarget): boolean {
  const isChoice = target.kind === 'attribute' && target.attribute.kind === 'choice';
  return isChoice && areNumbersOf(values) && shareOfChoices(values, target) === 0;
}

/** Two names over two thousand rows are those of catalogues, and of no product. */
function areOfLists(values: ColumnValues): boolean {
  return values.cells.length >= manyRows && shareOfDifferent(values) <= hardlyAny;
}

const manyRows = 100;

const hardlyAny = 0.02;

/** Another number in each row, as of articles, or figures alone, as of a program: `29952`. */
function areNumbersOf(values: ColumnValues): boolean {
  return areArticleNumbers(values) || (values.cells.length > 0 && shareOf(values, isLongNumber) === 1);
}

function isLongNumber({ text }: SheetCell): boolean {
  return /^\d{4,}$/.test(text.trim());
}

/** `Stato` above `A` and `E`, or `attivo`, says how a system keeps its record, and nothing of the product. */
function areStates({ cell, values }: JudgedColumn, target: ColumnTarget): boolean {
  return saysState(cell.text) && values.cells.length > 0 && shareOfChoices(values, target) === 0;
}

/** `wg` above `A`, `B` and `C`: no group is called by a letter. */
function areMarks({ rank, values }: JudgedColumn): boolean {
  const isMark = ({ text }: SheetCell) => /^\p{L}$/u.test(text.trim());
  return rank >= ranks.synonym && values.cells.length >= fewestValues && values.cells.every(isMark);
}

/**
 * `Firma` and `Lieferant` are what we call the company, and where lists name the maker, or by `01` a ledger: only identifiers tell,
 * as one that is no company's refuses every row.
 */
function isIdentifier({ values, cell }: JudgedColumn): boolean {
  if (ownNames.includes(nameKey(cell.text))) return true;
  return (
    values.cells.length > 0 &&
    values.cells.every(({ text }) => /^(?=.*[a-z])[a-z0-9][a-z0-9._-]*$/.test(text.trim()))
  );
}

const ownNames = ['orgaSid', product.fields.orgaSid.at ?? 'orgaSid'].map(nameKey);
