import { meansField } from '../headings/meansField.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import type { SheetCell, SheetRow } from '../../../base/workbook/sheetRow.ts';
import type { HeadingIndex } from '../headings/HeadingIndex.ts';
import type { Meaning } from '../headings/Meaning.ts';
import { ranks } from '../headings/ranks.ts';
import { unitBehind } from '../headings/attributes/unitBehind.ts';
import { targetKey } from '../target.ts';
import { covers, tellsMerged } from './mergedAcross.ts';

/**
 * Both rows as one: of each column the lower text, with the upper one where it means nothing alone.
 * @param isSaidAgain does no heading stand above several columns?
 */
export function joinedHeadings(
  upper: SheetRow,
  lower: SheetRow,
  { headings, language }: { headings: HeadingIndex; language: Language },
  isSaidAgain = false,
): SheetRow {
  const columns = [...new Set([...upper.cells, ...lower.cells].map(({ column }) => column))].sort(
    (a, b) => a - b,
  );
  const cells = columns.flatMap((column): SheetCell[] => {
    const below = lower.cells.find((cell) => cell.column === column);
    const exact = upper.cells.find((cell) => cell.column === column);
    if (!below) return exact ? [exact] : [];
    const above =
      exact ??
      (isSaidAgain
        ? undefined
        : upper.cells.findLast((cell) => isOver(cell, column) && !isEnded(cell, column)));
    const text = above ? together(above.text.trim(), below.text.trim()) : below.text;
    const { across } = below;
    return [{ column, kind: 'text', text, value: text, ...(across !== undefined && { across }) }];
  });
  return { ...lower, cells };

  /** Does it stand above that column? Without merged cells what has nothing to its right goes on there. */
  function isOver(cell: SheetCell, column: number): boolean {
    return tellsMerged(upper) ? covers(cell, column) : cell.column < column;
  }

  /** `Images` above `1`, `2` and `Product Name`: without merged cells files end where something else is called by its name. */
  function isEnded(cell: SheetCell, column: number): boolean {
    if (tellsMerged(upper) || !isOfFiles(headings.read(cell.text, language))) return false;
    return lower.cells.some(
      (below) =>
        below.column > cell.column && below.column <= column && isOther(headings.read(below.text, language)),
    );
  }

  /** As both say it, `Bezeichnung lang`; else as the lower one does, with the unit above it. */
  function together(above: string, below: string): string {
    const unit = unitBehind(above);
    const both = `${above} ${below}`;
    const alone = [...(unit === undefined ? [] : [`${below} (${unit})`]), below];
    const ways = [both, ...alone, `${below} ${above}`];
    const meant = (text: string) => headings.read(text, language);
    const known = ways.find((text) => ['target', 'offers', 'unsure'].includes(meant(text).kind));
    // `Artikel` above `Farbe`, `Preis` above `EAN`: what the lower one says by itself.
    const isVague = known === both && meant(both).kind !== 'target';
    const own = isVague
      ? alone.find((text) => isOwn(meant(text)) || isOneOf(meant(text), meant(both)))
      : undefined;
    return own ?? known ?? both;
  }
}

function isOfFiles(meaning: Meaning): boolean {
  return meaning.kind === 'target' && ['images', 'media'].includes(targetKey(meaning.target));
}

function isOther(meaning: Meaning): boolean {
  return meansField(meaning) && !isOfFiles(meaning);
}

/** Is it surely what both together may be: `U.M.` below `IMBALLO / PACKING`? */
function isOneOf(meaning: Meaning, both: Meaning): boolean {
  if (meaning.kind !== 'target' || both.kind !== 'unsure') return false;
  return both.targets.some((target) => targetKey(target) === targetKey(meaning.target));
}

/** Does it say what it is wherever it stands, and not what goes with prices? */
function isOwn(meaning: Meaning): boolean {
  if (meaning.kind !== 'target' || meaning.rank > ranks.synonym) return false;
  const { target } = meaning;
  return target.kind === 'attribute' || (target.kind === 'field' && ownFields.includes(target.field.name));
}

const ownFields = [
  'gtins',
  'images',
  'media',
  'brand',
  'customsTariffNumber',
  'countryOfOrigin',
  'etimClass',
];
