import type { Language } from '../../../../resources/language/languages.ts';
import { saysPack } from '../headings/says/saysPack.ts';
import { saysPer } from '../headings/says/saysPer.ts';
import { importedField } from '../importedFields.ts';
import { areAmounts, arePriceUnits } from './holds/areOfOffers.ts';
import { areClasses, areMarkup } from './holds/areForms.ts';
import { areGtins, arePackageGtins } from './holds/areGtins.ts';
import { arePapers, arePictures, arePicturesAmongPapers } from './holds/areFiles.ts';
import { areTariffNumbers } from './holds/areTariffNumbers.ts';
import { because, explain, fieldTarget, isField, propose, take, type JudgedColumn } from './JudgedColumn.ts';

/** What the values alone tell. Beside a column of GTINs others are those of packages or of other articles. */
export function recogniseValues(
  column: JudgedColumn,
  others: readonly JudgedColumn[],
  language: Language,
): void {
  const { meaning, values } = column;
  // `Tariff` may be a price, and the number by which goods are cleared.
  if (
    meaning.kind === 'offers' &&
    areTariffNumbers(values) &&
    !others.some((other) => isField(other, 'customsTariffNumber'))
  )
    return take(
      column,
      fieldTarget('customsTariffNumber'),
      because('tariff-numbers', { count: values.cells.length }),
    );
  const mayBe =
    ['unknown', 'unsure'].includes(meaning.kind) || (meaning.kind === 'offers' && arePictures(values));
  if (column.target || !mayBe) return;
  const hasGtins = others.some((other) => isField(other, 'gtins'));
  const count = values.cells.length;
  if (areGtins(values))
    (hasGtins || arePackageGtins(values) || saysPack(column.cell.text) ? propose : take)(
      column,
      fieldTarget('gtins'),
      because('gtins', { count }),
    );
  else if (areTariffNumbers(values) && !others.some((other) => isField(other, 'customsTariffNumber')))
    take(column, fieldTarget('customsTariffNumber'), because('tariff-numbers', { count }));
  else if (areClasses(values) && !others.some((other) => isField(other, 'etimClass')))
    take(column, fieldTarget('etimClass'), because('classes', { count }));
  else if (areMarkup(values)) {
    const description = { kind: 'field', field: importedField('description'), language } as const;
    (others.some((other) => isField(other, 'description')) ? propose : take)(
      column,
      description,
      because('markup', { count }),
    );
  } else if (areAmounts(values)) column.reason = because('amounts', { count });
  else if (saysPer(column.cell.text) && arePriceUnits(values)) {
    explain(column, because('offers'));
  } else if (arePictures(values)) take(column, fieldTarget('images'), because('pictures', { count }));
  else if (arePapers(values)) take(column, fieldTarget('media'), because('papers', { count }));
  // Which of them is a paper is seen when they are fetched (behaviour B353).
  else if (arePicturesAmongPapers(values)) take(column, fieldTarget('images'), because('files', { count }));
}
