import { workbookOf } from './workbook.ts';

/** A workbook of so many products, N1, N2 and so on, or from another number on. */
export function numberedProducts(count: number, first = 1): Promise<Buffer> {
  return workbookOf(
    ['Artikelnummer', 'Titel', 'Kategorie'],
    ...Array.from({ length: count }, (_, index) => [
      `N${index + first}`,
      `Produkt ${index + first}`,
      'fenster',
    ]),
  );
}
