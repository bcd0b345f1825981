import type { LanguageOrAll } from '../../../../resources/calls/exports.ts';
import type { Language } from '../../../../resources/languages.ts';
import { shownGtin } from '../../../../resources/shownGtin.ts';
import { textIn } from '../../../../resources/translate.ts';
import { ownBlock } from '../../import/formats/trade/ownBlock.ts';
import { unitSymbol } from '../../import/formats/trade/unitCodes.ts';
import { ownMember } from '../../import/formats/xchange/readXchangeProduct.ts';
import type { ExportedAttribute } from '../exportedAttributes.ts';
import type { ExportedProduct } from '../exportedProducts.ts';
import { productTexts, textOf } from '../trade/productTexts.ts';
import { cutTo, TextsToPlace, wordsOf } from '../trade/TextsToPlace.ts';

/** Greatest lengths of texts in ETIM xChange 1.1. */
const most = {
  number: 35,
  name: 80,
  brand: 50,
  customs: 16,
  minimal: 80,
  keyword: 50,
  description: 10_000,
  feature: 100,
} as const;

interface Needs {
  language: LanguageOrAll;
  reader: Language;
  attributes: ReadonlyMap<string, ExportedAttribute>;
  /** Name of the company. */
  maker: string;
  /** The region of languages: `CH` of `de-CH`. */
  region: string;
}

/** A product of ETIM xChange. What has no place there stands in an extension of our own, so that nothing is lost. */
export function xchangeProduct(row: ExportedProduct, needs: Needs): object {
  const texts = new TextsToPlace(productTexts(row, needs.language));
  const take = (path: string, member: string, longest?: number) =>
    texts.take(`productInfo.${path}`, member, longest);
  const gtins = take('gtins', 'ProductGtin')?.split('; ') ?? [];
  const country = take('countryOfOrigin', 'CountryOfOrigin');
  const successor = take('successor', 'RelatedManufacturerProductNumber SUCCESSOR', most.number);
  const etimClass = take('etimClass', 'EtimClassCode');
  const identification = {
    ManufacturerName: cutTo(needs.maker, most.name),
    ManufacturerProductNumber: take('articleNumber', 'ManufacturerProductNumber', most.number),
    ...(gtins.length > 0 && { ProductGtin: gtins.map(shownGtin) }),
    BrandName: take('brand', 'BrandName', most.brand),
    CustomsCommodityCode: take('customsTariffNumber', 'CustomsCommodityCode', most.customs),
    ...(country !== undefined && { CountryOfOrigin: [country] }),
  };
  const descriptions = productDescriptions(texts, needs.region);
  const features = classificationFeatures(row, needs);
  return {
    ProductIdentification: identification,
    ...(descriptions.length > 0 && { ProductDetails: { ProductDescriptions: descriptions } }),
    ...(successor !== undefined && {
      ProductRelations: [
        { RelatedManufacturerProductNumber: successor, RelationType: 'SUCCESSOR', RelatedProductQuantity: 1 },
      ],
    }),
    ...(etimClass !== undefined && {
      EtimClassification: [{ EtimReleaseVersion: 'DYNAMIC', EtimClassCode: etimClass }],
    }),
    OtherClassifications: [
      {
        ClassificationName: ownBlock.system,
        ClassificationClassCode: cutTo(row.mainCategory, most.feature),
        ...(features.length > 0 && { ClassificationFeatures: features }),
      },
    ],
    ProductCountrySpecificExtensions: [
      {
        [ownMember]: {
          fields: Object.fromEntries(texts.left()),
          attributes: Object.fromEntries(
            Object.entries(row.attributes).map(([sid, value]) => [sid, textOf(value)] as const),
          ),
        },
      },
    ],
  };
}

/** In each language that has a title: without one the format takes no other text, which is left then. */
function productDescriptions(texts: TextsToPlace, region: string): object[] {
  return texts.languagesOf('productInfo.title').map((language) => {
    const tag = `${language}-${region}`;
    const title = texts.takeIn('productInfo.title', language, `UniqueMainProductDescription ${tag}`) ?? '';
    const keywords = texts.takeIn('productInfo.keywords', language, '') ?? '';
    const { words, areAll } = wordsOf(keywords, most.keyword);
    if (!areAll) texts.leave(`ProductKeyword ${tag}`, keywords);
    return {
      DescriptionLanguage: tag,
      MinimalProductDescription: cutTo(title, most.minimal),
      UniqueMainProductDescription: title,
      FullProductDescription: texts.takeIn(
        'productInfo.description',
        language,
        `FullProductDescription ${tag}`,
        most.description,
      ),
      ...(words.length > 0 && { ProductKeyword: words }),
    };
  });
}

/** The attributes for whoever is not us: by name, with the label of a choice. */
function classificationFeatures(row: ExportedProduct, { attributes, reader }: Needs): object[] {
  return Object.entries(row.attributes).flatMap(([sid, value]) => {
    const attribute = attributes.get(sid);
    const text = textOf(value);
    if (!attribute || text === '') return [];
    const { name, kind, unit, choices } = attribute;
    const label = kind === 'choice' ? choices.find((choice) => choice.sid === text)?.label : undefined;
    return {
      ClassificationFeatureName: cutTo(textIn(name, reader), most.feature),
      ClassificationFeatureValue1: cutTo(label ? textIn(label, reader) : text, most.feature),
      ...(unit && unitSymbol(unit) && { ClassificationFeatureUnit: unit }),
    };
  });
}
