import { Readable } from 'node:stream';
import type { LanguageOrAll } from '../../../../resources/calls/exports.ts';
import { languages } from '../../../../resources/language/languages.ts';
import { rootCategory } from '../../../../resources/rootCategory.ts';
import type { ScopedQueries } from '../../../base/database/queries.ts';
import type { Scope } from '../../../records/access/scope.ts';
import { codeOfLanguage } from '../../import/formats/trade/languageCodes.ts';
import { ownBlock } from '../../import/formats/trade/ownBlock.ts';
import type { ExportWish } from '../exportColumns.ts';
import { exportedProducts, type ExportChoice } from '../exportedProducts.ts';
import { exportedWhole } from '../exportedWhole.ts';
import { exportFrame, type ExportedGroup, type ExportFrame } from '../trade/exportFrame.ts';
import { cutTo } from '../trade/TextsToPlace.ts';
import { most, productElement } from './productElement.ts';
import { around, element } from './xml.ts';

/**
 * The chosen products as a new catalogue in BMEcat 2005, written as they are read: groups, products, and which product is in
 * which group. An import of it changes nothing.
 */
export async function bmecatOfProducts(
  db: ScopedQueries,
  scope: Scope,
  choice: ExportChoice,
  wish: ExportWish,
): Promise<Readable> {
  const frame = await exportFrame(db, scope, choice);
  async function* parts(): AsyncGenerator<string> {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005">\n`;
    yield header(frame, choice, scope.platform.region, wish);
    yield '\n<T_NEW_CATALOG>\n';
    yield groupSystem(frame, wish.language);
    for await (const batch of exportedWhole(db, scope, choice))
      yield batch.map((row) => `${productElement(row, { ...wish, ...frame })}\n`).join('');
    // The format has the groups of the products behind all of them.
    const named = new Set(frame.groups.map(({ sid }) => sid));
    for await (const batch of exportedProducts(db, scope, choice))
      yield batch
        .map(({ articleNumber, mainCategory }) =>
          named.has(mainCategory) ? map(articleNumber, mainCategory) : '',
        )
        .join('');
    yield '</T_NEW_CATALOG>\n</BMECAT>\n';
  }
  return Readable.from(parts(), { objectMode: false });
}

function header(
  { name }: ExportFrame,
  { orgaSid }: ExportChoice,
  region: string,
  { language, reader }: ExportWish,
): string {
  const spoken = language === 'all' ? languages : [language];
  const main = spoken.find((each) => each === reader) ?? spoken[0] ?? reader;
  return around('HEADER', [
    element('GENERATOR_INFO', ownBlock.generator),
    around('CATALOG', [
      ...spoken.map((each) =>
        element('LANGUAGE', codeOfLanguage[each], { default: each === main ? 'true' : undefined }),
      ),
      element('CATALOG_ID', cutTo(orgaSid, most.catalogId)),
      element('CATALOG_VERSION', '001.000'),
      element('GENERATION_DATE', new Date().toISOString().replace(/\.\d+Z$/, 'Z')),
      element('TERRITORY', region),
    ]),
    around('SUPPLIER', [element('SUPPLIER_NAME', cutTo(name, most.party))]),
  ]);
}

function groupSystem({ groups, name }: ExportFrame, language: LanguageOrAll): string {
  const above = new Set(groups.map(({ parent }) => parent));
  const root = structure('root', rootCategory, '0', [element('GROUP_NAME', cutTo(name, most.group))]);
  const below = groups.map((group) =>
    structure(above.has(group.sid) ? 'node' : 'leaf', group.sid, group.parent, names(group, language)),
  );
  return groups.length === 0 ? '' : `${around('CATALOG_GROUP_SYSTEM', [root, ...below])}\n`;
}

function structure(type: string, sid: string, parent: string, written: readonly string[]): string {
  return around(
    'CATALOG_STRUCTURE',
    [
      element('GROUP_ID', cutTo(sid, most.group)),
      ...written,
      element('PARENT_ID', cutTo(parent, most.group)),
    ],
    { type },
  );
}

function names({ sid, name }: ExportedGroup, language: LanguageOrAll): string[] {
  const spoken = languages.filter((each) => name[each] && (language === 'all' || language === each));
  const shown = spoken.length > 0 ? spoken : languages.filter((each) => name[each]).slice(0, 1);
  if (shown.length === 0) return [element('GROUP_NAME', cutTo(sid, most.group))];
  return shown.map((each) =>
    element('GROUP_NAME', cutTo(name[each] ?? '', most.group), { lang: codeOfLanguage[each] }),
  );
}

function map(articleNumber: string, category: string): string {
  const written = around('PRODUCT_TO_CATALOGGROUP_MAP', [
    element('PROD_ID', cutTo(articleNumber, most.supplierPid)),
    element('CATALOG_GROUP_ID', cutTo(category, most.group)),
  ]);
  return `${written}\n`;
}
