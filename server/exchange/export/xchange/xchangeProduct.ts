import type { Language } from '../../../../resources/language/languages.ts';
import { shownGtin } from '../../../../resources/finding/shownGtin.ts';
import { textIn } from '../../../../resources/language/translate.ts';
import { ownBlock } from '../../import/formats/trade/ownBlock.ts';
import { unitSymbol } from '../../import/formats/trade/unitCodes.ts';
import { ownMember } from '../../import/formats/xchange/readXchangeProduct.ts';
import type { ExportedAttribute } from '../exportedAttributes.ts';
import type { ExportWish } from '../exportColumns.ts';
import type { WholeProduct } from '../exportedWhole.ts';
import { etimFeature, type EtimValue } from '../trade/etimFeature.ts';
import type { ExportFrame } from '../trade/exportFrame.ts';
import { productAttachments } from './productAttachments.ts';
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

interface Needs extends ExportWish, Pick<ExportFrame, 'attributes' | 'etimClasses'> {
  /** Name of the company. */
  maker: string;
  /** The region of languages: `CH` of `de-CH`. */
  region: string;
}

/** A product of ETIM xChange. What has no place there stands in an extension of our own, so that nothing is lost. */
export function xchangeProduct(row: WholeProduct, needs: Needs): object {
  const texts = new TextsToPlace(productTexts(row, needs.language));
  const take = (path: string, member: string, longest?: number) =>
    texts.take(`productInfo.${path}`, member, longest);
  const gtins = take('gtins', 'ProductGtin')?.split('; ') ?? [];
  const country = take('countryOfOrigin', 'CountryOfOrigin');
  const successor = take('successor', 'RelatedManufacturerProductNumber SUCCESSOR', most.number);
  const { etimClass, etimFeatures, own } = productFeatures(row, texts, needs);
  const identification = {
    ManufacturerName: cutTo(needs.maker, most.name),
    ManufacturerProductNumber: take('articleNumber', 'ManufacturerProductNumber', most.number),
    ...(gtins.length > 0 && { ProductGtin: gtins.map(shownGtin) }),
    BrandName: take('brand', 'BrandName', most.brand),
    CustomsCommodityCode: take('customsTariffNumber', 'CustomsCommodityCode', most.customs),
    ...(country !== undefined && { CountryOfOrigin: [country] }),
  };
  const descriptions = productDescriptions(texts, needs.region);
  const features = own.flatMap(([attribute, text]) => classificationFeature(attribute, text, needs.reader));
  const attachments = productAttachments(row, needs);
  return {
    ProductIdentification: identification,
    ...(descriptions.length > 0 && { ProductDetails: { ProductDescriptions: descriptions } }),
    ...(successor !== undefined && {
      ProductRelations: [
        { RelatedManufacturerProductNumber: successor, RelationType: 'SUCCESSOR', RelatedProductQuantity: 1 },
      ],
    }),
    ...(etimClass !== undefined && {
      EtimClassification: [
        {
          EtimReleaseVersion: 'DYNAMIC',
          EtimClassCode: etimClass,
          ...(etimFeatures.length > 0 && { EtimFeatures: etimFeatures }),
        },
      ],
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
          attributes: Object.fromEntries(own.map(([{ sid }, text]) => [sid, text] as const)),
        },
      },
    ],
    ...(attachments.length > 0 && { ProductAttachments: attachments }),
  };
}

/** In each language that has a title: without one the format takes no other text, which is left then. */
function productDescriptions(texts: TextsToPlace, region: string): object[] {
  const titled = texts.languagesOf('productInfo.title');
  for (const { path, member } of besideTitles)
    for (const language of texts.languagesOf(path).filter((each) => !titled.includes(each)))
      texts.leave(`${member} ${language}-${region}`, texts.takeIn(path, language, '') ?? '');
  return titled.map((language) => {
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

/** What stands beside titles, by the member under which an import reads it. */
const besideTitles = [
  { path: 'productInfo.description', member: 'FullProductDescription' },
  { path: 'productInfo.keywords', member: 'ProductKeyword' },
] as const;

interface ProductFeatures {
  /** Where the product has any of ETIM, the class that they belong to. */
  etimClass: string | undefined;
  etimFeatures: object[];
  /** All others with their texts. */
  own: (readonly [ExportedAttribute, text: string])[];
}

/** What is of ETIM stands as such below the class of the product, or else that of its category, which is none of the product. */
function productFeatures(
  row: WholeProduct,
  texts: TextsToPlace,
  { attributes, etimClasses }: Needs,
): ProductFeatures {
  const said = texts.take('productInfo.etimClass', 'EtimClassCode');
  const etimClass = said ?? etimClasses.get(row.mainCategory);
  const found: ProductFeatures = { etimClass: said, etimFeatures: [], own: [] };
  for (const [sid, value] of Object.entries(row.attributes)) {
    const attribute = attributes.get(sid);
    if (!attribute) continue;
    const ofEtim = etimClass === undefined ? undefined : etimFeature(attribute, value);
    if (ofEtim) found.etimFeatures.push({ EtimFeatureCode: ofEtim.code, ...etimMembers(ofEtim.value) });
    else found.own.push([attribute, textOf(value)]);
  }
  if (found.etimFeatures.length === 0 || said !== undefined) return found;
  texts.leave('EtimClassCode', ownBlock.nothing);
  return { ...found, etimClass };
}

function etimMembers(value: EtimValue): object {
  if (value.kind === 'logical') return { EtimValueLogical: value.isSo };
  if (value.kind === 'range') return { EtimValueRangeLower: value.lower, EtimValueRangeUpper: value.upper };
  if (value.kind === 'code') return { EtimValueCode: value.text };
  if (value.kind === 'number') return { EtimValueNumeric: value.text };
  return { EtimValueDetails: [{ EtimValueDetails: value.text }] };
}

/** An attribute for whoever is not us: by name, with the label of a choice. */
function classificationFeature(
  { name, kind, unit, choices }: ExportedAttribute,
  text: string,
  reader: Language,
): object[] {
  if (text === '') return [];
  const label = kind === 'choice' ? choices.find((choice) => choice.sid === text)?.label : undefined;
  const feature = {
    ClassificationFeatureName: cutTo(textIn(name, reader), most.feature),
    ClassificationFeatureValue1: cutTo(label ? textIn(label, reader) : text, most.feature),
    ...(unit && unitSymbol(unit) && { ClassificationFeatureUnit: unit }),
  };
  return [feature];
}
