import { languages, type Language } from '../../../../resources/language/languages.ts';
import { shownGtin } from '../../../../resources/finding/shownGtin.ts';
import { textIn } from '../../../../resources/language/translate.ts';
import { codeOfLanguage } from '../../import/formats/trade/languageCodes.ts';
import { ownBlock } from '../../import/formats/trade/ownBlock.ts';
import { guardDash } from '../../import/literalDash.ts';
import type { ExportedAttribute } from '../exportedAttributes.ts';
import type { ExportWish } from '../exportColumns.ts';
import type { WholeProduct } from '../exportedWhole.ts';
import { etimFeature, type EtimFeature } from '../trade/etimFeature.ts';
import type { ExportFrame } from '../trade/exportFrame.ts';
import { productTexts, textOf } from '../trade/productTexts.ts';
import { mimeInfo } from './mimeInfo.ts';
import { cutTo, TextsToPlace, wordsOf } from '../trade/TextsToPlace.ts';
import { around, element } from './xml.ts';

/** Greatest lengths of texts in BMEcat 2005. */
export const most = {
  supplierPid: 32,
  descriptionShort: 150,
  keyword: 50,
  feature: 60,
  unit: 20,
  /** `FVALUE_DETAILS`, of which there may be many. */
  details: 250,
  reference: 80,
  group: 50,
  party: 50,
  catalogId: 20,
} as const;

/** Of a product whose order unit nobody said the format must say one all the same. */
const anyUnit = 'C62';

type Needs = ExportWish & Pick<ExportFrame, 'attributes' | 'etimClasses'>;
/** With a release, as ETIM's guideline for BMEcat asks: the newest that we know. Codes mean the same in all of them. */
const etimSystem = 'ETIM-10.0';
const etimGroup = 'REFERENCE_FEATURE_GROUP_ID ETIM';

/** A product as `PRODUCT` of BMEcat 2005. What has no place there stands in features of our own, so that nothing is lost. */
export function productElement(row: WholeProduct, needs: Needs): string {
  const { language, reader, origin } = needs;
  const texts = new TextsToPlace(productTexts(row, language));
  const number = texts.take('productInfo.articleNumber', 'SUPPLIER_PID', most.supplierPid) ?? '';
  const unit = texts.take('productInfo.orderUnit', 'ORDER_UNIT');
  if (unit === undefined) texts.leave('ORDER_UNIT', ownBlock.nothing);
  texts.leave('CATALOG_GROUP', texts.take('categories.mainCategory.sid', 'CATALOG_GROUP') ?? '');
  const { etimClass, ofEtim, own } = productFeatures(row, texts, needs);
  const details = productDetails(row, texts, reader);
  const order = around('PRODUCT_ORDER_DETAILS', [
    element('ORDER_UNIT', unit ?? anyUnit),
    element('QUANTITY_MIN', texts.take('productInfo.orderQuantity', 'QUANTITY_MIN')),
  ]);
  const successor = texts.take('productInfo.successor', 'PRODUCT_REFERENCE followup', most.reference);
  const logistics = around('PRODUCT_LOGISTIC_DETAILS', [
    around('CUSTOMS_TARIFF_NUMBER', [
      element('CUSTOMS_NUMBER', texts.take('productInfo.customsTariffNumber', 'CUSTOMS_NUMBER')),
    ]),
    element('COUNTRY_OF_ORIGIN', texts.take('productInfo.countryOfOrigin', 'COUNTRY_OF_ORIGIN')),
  ]);
  return around('PRODUCT', [
    element('SUPPLIER_PID', number),
    details,
    etimClass === undefined ? '' : features(etimSystem, etimClass, ofEtim.map(etimElement)),
    features(ownBlock.system, ownBlock.attributes, own),
    features(
      ownBlock.system,
      ownBlock.fields,
      [...texts.left()].map(([heading, text]) => feature({ names: [['', heading]], text })),
    ),
    order,
    around('PRODUCT_PRICE_DETAILS', ['<PRODUCT_PRICE price_type="on_request"/>']),
    mimeInfo(row, origin),
    around('PRODUCT_REFERENCE', [element('PROD_ID_TO', successor)], { type: 'followup' }),
    logistics,
  ]);
}

function productDetails(row: WholeProduct, texts: TextsToPlace, reader: Language): string {
  const inEach = (path: string, name: string, longest: number) =>
    texts.languagesOf(path).map((language) => {
      const lang = codeOfLanguage[language];
      return element(name, texts.takeIn(path, language, `${name} ${lang}`, longest), { lang });
    });
  const titles = inEach('productInfo.title', 'DESCRIPTION_SHORT', most.descriptionShort);
  const keywords = texts.languagesOf('productInfo.keywords').flatMap((language) => {
    const lang = codeOfLanguage[language];
    const text = texts.takeIn('productInfo.keywords', language, '') ?? '';
    const { words, areAll } = wordsOf(text, most.keyword);
    if (!areAll) texts.leave(`KEYWORD ${lang}`, text);
    return words.map((word) => element('KEYWORD', word, { lang }));
  });
  const gtins = (texts.take('productInfo.gtins', 'INTERNATIONAL_PID') ?? '').split('; ').filter(Boolean);
  return around('PRODUCT_DETAILS', [
    ...(titles.length > 0 ? titles : [anyTitle(row, reader)]),
    ...inEach('productInfo.description', 'DESCRIPTION_LONG', Infinity),
    ...gtins.map((gtin) => element('INTERNATIONAL_PID', shownGtin(gtin), { type: 'gtin' })),
    ...keywords,
  ]);
}

/** A title in another language than the one asked for, where there is none in that: the format wants one. */
function anyTitle({ title }: WholeProduct, reader: Language): string {
  const language = [reader, ...languages].find((each) => title[each]);
  const text = language === undefined ? textIn(title, reader) : title[language];
  const lang = language && codeOfLanguage[language];
  return element('DESCRIPTION_SHORT', cutTo(guardDash(text ?? ''), most.descriptionShort), { lang });
}

interface ProductFeatures {
  /** Where the product has any of ETIM, the class that they belong to. */
  etimClass: string | undefined;
  ofEtim: EtimFeature[];
  /** Written, of all others. */
  own: string[];
}

/** What is of ETIM stands as such below the class of the product, or else that of its category, which is none of the product. */
function productFeatures(
  row: WholeProduct,
  texts: TextsToPlace,
  { attributes, etimClasses, reader }: Needs,
): ProductFeatures {
  const said = texts.take('productInfo.etimClass', etimGroup);
  const etimClass = said ?? etimClasses.get(row.mainCategory);
  const found: ProductFeatures = { etimClass: said, ofEtim: [], own: [] };
  for (const [sid, value] of Object.entries(row.attributes)) {
    const attribute = attributes.get(sid);
    const ofEtim = attribute && etimClass !== undefined ? etimFeature(attribute, value) : undefined;
    if (ofEtim) found.ofEtim.push(ofEtim);
    else if (attribute) found.own.push(ownFeature(attribute, value, reader));
  }
  if (found.ofEtim.length === 0 || said !== undefined) return found;
  texts.leave(etimGroup, ownBlock.nothing);
  return { ...found, etimClass };
}

/** As ETIM's guideline for BMEcat has features: by their codes, a range as two values. */
function etimElement({ code, value, unit }: EtimFeature): string {
  const values =
    value.kind === 'range'
      ? [value.lower, value.upper]
      : [value.kind === 'logical' ? String(value.isSo) : value.text];
  return around('FEATURE', [
    element('FNAME', code),
    ...values.map((text) => element('FVALUE', text)),
    element('FUNIT', unit && cutTo(unit, most.unit)),
  ]);
}

function ownFeature(
  { sid, name, unit, kind, choices }: ExportedAttribute,
  value: unknown,
  reader: Language,
): string {
  const names = languages.flatMap((language): [string, string][] =>
    name[language] ? [[codeOfLanguage[language], name[language]]] : [],
  );
  const text = textOf(value);
  const label = kind === 'choice' ? choices.find((choice) => choice.sid === text)?.label : undefined;
  return feature({ names, text, shown: label && textIn(label, reader), unit: unit ?? '', sid });
}

function features(system: string, group: string, written: readonly string[]): string {
  if (system === ownBlock.system && written.length === 0) return '';
  return around('PRODUCT_FEATURES', [
    element('REFERENCE_FEATURE_SYSTEM_NAME', system),
    element('REFERENCE_FEATURE_GROUP_ID', group),
    ...written,
  ]);
}

interface Feature {
  /** With the code of their language; empty without. */
  names: readonly (readonly [lang: string, name: string])[];
  text: string;
  /** What people read in place of it. */
  shown?: string | undefined;
  unit?: string;
  /** Of an attribute. */
  sid?: string;
}

/** A feature with its whole value: where that is longer than a value may be, or is none that people read, in its details. */
function feature({ names, text, shown = text, unit = '', sid = '' }: Feature): string {
  if (text === '') return '';
  const value = cutTo(shown, most.feature);
  return around('FEATURE', [
    ...names.map(([lang, name]) => element('FNAME', cutTo(name, most.feature), { lang: lang || undefined })),
    element('FVALUE', value),
    element('FUNIT', cutTo(unit, most.unit)),
    element('FDESCR', sid),
    ...(value === text ? [] : pieces(text).map((piece) => element('FVALUE_DETAILS', piece))),
  ]);
}

function pieces(text: string): string[] {
  const found: string[] = [];
  for (let rest = text; rest !== '';) {
    const piece = cutTo(rest, most.details);
    found.push(piece);
    rest = rest.slice(piece.length);
  }
  return found;
}
