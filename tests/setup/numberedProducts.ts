import { workbookOf } from './workbook.ts';

/** A workbook of so many products, N1, N2 and so on. */
export function numberedProducts(count: number): Promise<Buffer> {
  return workbookOf(
    ['Artikelnummer', 'Titel', 'Kategorie'],
    ...Array.from({ length: count }, (_, index) => [`N${index + 1}`, `Produkt ${index + 1}`, 'fenster']),
  );
}
