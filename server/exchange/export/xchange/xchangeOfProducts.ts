import { Readable } from 'node:stream';
import { languages } from '../../../../resources/language/languages.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { ownBlock } from '../../import/formats/trade/ownBlock.ts';
import type { ExportWish } from '../exportColumns.ts';
import type { ExportChoice } from '../exportedProducts.ts';
import { exportedWhole } from '../exportedWhole.ts';
import { exportFrame } from '../trade/exportFrame.ts';
import { cutTo } from '../trade/TextsToPlace.ts';
import { xchangeProduct } from './xchangeProduct.ts';

const longestId = 20;
const longestName = 80;

/** The chosen products as ETIM xChange 1.1, written as they are read. An import of it changes nothing. */
export async function xchangeOfProducts(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
  wish: ExportWish,
): Promise<Readable> {
  const { language } = wish;
  const frame = await exportFrame(db, scope, choice);
  const { name } = frame;
  const { region } = scope.platform;
  const today = new Date().toISOString().slice(0, 10);
  const catalogue = {
    CatalogueId: cutTo(choice.orgaSid, longestId),
    CatalogueType: 'FULL',
    GenerationDate: today,
    NameDataCreator: ownBlock.generator,
    CatalogueValidityStart: today,
    Country: [region],
    Language: (language === 'all' ? languages : [language]).map((each) => `${each}-${region}`),
  };
  async function* parts(): AsyncGenerator<string> {
    const supplier = JSON.stringify({ SupplierName: cutTo(name, longestName) });
    yield `${JSON.stringify(catalogue).slice(0, -1)},"Supplier":[${supplier.slice(0, -1)},"Product":[`;
    let between = '\n';
    for await (const batch of exportedWhole(db, scope, choice)) {
      const written = batch.map((row) =>
        JSON.stringify(xchangeProduct(row, { ...wish, ...frame, maker: name, region })),
      );
      yield between + written.join(',\n');
      between = ',\n';
    }
    yield '\n]}]}\n';
  }
  return Readable.from(parts(), { objectMode: false });
}
