import { languages } from '../../../../resources/language/languages.ts';
import { codeOfLanguage } from '../../import/formats/trade/languageCodes.ts';
import type { ExportedDocument, WholeProduct } from '../exportedWhole.ts';
import { documentAddress, mediaAddresses } from '../mediaAddresses.ts';
import { cutTo } from '../trade/TextsToPlace.ts';
import { around, element } from './xml.ts';

const longestDescription = 250;
/** Those of our kinds of documents that the format tells apart. */
const purposes: Partial<Record<ExportedDocument['kind'], string>> = {
  dataSheet: 'data_sheet',
  safetyDataSheet: 'safety_data_sheet',
};

/** The pictures and documents of a product as `MIME_INFO`: its own pictures first, those in use behind them. */
export function mimeInfo(row: WholeProduct, origin: string): string {
  const { images, media } = mediaAddresses(row, origin);
  const written = [
    ...images.map((source, index) => picture(source, index === 0 ? 'normal' : 'detail')),
    ...media.map((source) => picture(source, 'others')),
    ...row.documents.map((document) => documentSource(document, origin)),
  ];
  return around(
    'MIME_INFO',
    written.map((parts, index) => around('MIME', [...parts, element('MIME_ORDER', String(index + 1))])),
  );
}

function picture(source: string, purpose: string): string[] {
  return [
    element('MIME_TYPE', 'image/jpeg'),
    element('MIME_SOURCE', source),
    element('MIME_PURPOSE', purpose),
  ];
}

function documentSource(document: ExportedDocument, origin: string): string[] {
  const { title, kind, language } = document;
  const titles = languages.flatMap((each) =>
    title[each]
      ? [element('MIME_DESCR', cutTo(title[each], longestDescription), { lang: codeOfLanguage[each] })]
      : [],
  );
  return [
    element('MIME_TYPE', 'application/pdf'),
    element('MIME_SOURCE', documentAddress(document, origin), { lang: codeOfLanguage[language] }),
    ...titles,
    element('MIME_PURPOSE', purposes[kind] ?? 'others'),
  ];
}
