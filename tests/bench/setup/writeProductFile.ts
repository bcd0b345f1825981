import { createWriteStream } from 'node:fs';
import { languages } from '../../../resources/language/languages.ts';
import { writeWorkbook } from '../../../server/base/workbook/written/writeWorkbook.ts';
import { benchProducts } from './products.ts';

/**
 * Writes a workbook of so many products.
 * @param addition to every subtitle, so that every row says something new
 */
export async function writeProductFile(file: string, rows: number, addition = ''): Promise<void> {
  const texts = ['title', 'subTitle', 'description'] as const;
  const header = [
    'articleNumber',
    'gtins',
    'mainCategory',
    ...texts.flatMap((name) => languages.map((language) => `${name}_${language}`)),
  ];
  function* sheetRows() {
    for (const product of benchProducts(rows))
      yield [
        product.articleNumber,
        product.gtins[0],
        product.mainCategory,
        ...texts.flatMap((name) =>
          languages.map((language) => product[name][language] + (name === 'subTitle' ? addition : '')),
        ),
      ];
  }
  const columns = header.map((name) => ({ header: name }));
  await writeWorkbook([{ name: 'Produkte', columns, rows: sheetRows() }], createWriteStream(file));
}
