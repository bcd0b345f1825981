import { isJsonObject } from '../../source/isJsonObject.ts';
import { CellTexts } from '../trade/CellTexts.ts';
import { plainText } from '../trade/plainText.ts';
import { unitSymbol } from '../trade/unitCodes.ts';
import { isEtimFeature } from '../trade/isEtimFeature.ts';
import { ownBlock } from '../trade/ownBlock.ts';
import type { JsonObject } from './xchangeProducts.ts';

/** Members that say in which language what lies beside them is. */
const languageNames = ['Language', 'DescriptionLanguage', 'AttachmentLanguage'];
/** What is written between values that come again under one heading, where that is no semicolon. */
const separators: ReadonlyMap<string, string> = new Map([['ProductKeyword', ', ']]);
/** Long texts, which may come with HTML. */
const laidOut = new Set(['FullProductDescription', 'ProductMarketingText', 'ProductSpecificationText']);
/** What our own files say only because the format wants it. */
const wantedByFormat = new Set(['ManufacturerName', 'EtimReleaseVersion']);
const structures = new Set([
  'EtimFeatures',
  'EtimModellingFeatures',
  'ClassificationFeatures',
  'ProductAttachments',
  'ItemAttachments',
  'ProductRelations',
  'ItemRelations',
  'OtherClassifications',
  'ProductCountrySpecificExtensions',
]);

/** The member in which our own exports say what the format has no place for. */
export const ownMember = 'Baustein';

/** What our own export says: headings as paths of fields, and as sids of attributes. */
export interface OwnHeadings {
  fields: Set<string>;
  attributes: Set<string>;
}

/**
 * What a product of ETIM xChange says, with all its trade items, by the format's own names.
 * @param own gets the headings that are of our own export
 */
export function readXchangeProduct(product: JsonObject, own: OwnHeadings): CellTexts {
  return new ProductReader(product, own).cells;
}

class ProductReader {
  readonly cells = new CellTexts();
  readonly #own: OwnHeadings;
  /** Is it of our own export, whose texts are none of HTML? */
  readonly #isOwn: boolean;

  constructor(product: JsonObject, own: OwnHeadings) {
    this.#own = own;
    const extensions = listOf(product.ProductCountrySpecificExtensions);
    this.#isOwn = extensions.some((extension) => ownMember in extension);
    this.#walk(product, undefined);
    for (const extension of extensions) this.#extension(extension);
  }

  #walk(object: JsonObject, around: string | undefined): void {
    const language = languageSaid(object) ?? around;
    for (const [name, value] of Object.entries(object)) {
      if (languageNames.includes(name) || isBeginning(name, object)) continue;
      if (this.#isOwn && wantedByFormat.has(name)) continue;
      if (structures.has(name)) this.#structure(name, listOf(value));
      else
        for (const one of Array.isArray(value) ? value : [value]) {
          if (isJsonObject(one)) this.#walk(one, language);
          else
            this.cells.add(
              language ? `${name} ${language}` : name,
              laidOut.has(name) && !this.#isOwn ? plainText(textOf(one)) : textOf(one),
              null,
              separators.get(name),
            );
        }
    }
  }

  #structure(name: string, elements: readonly JsonObject[]): void {
    for (const element of elements) {
      if (name === 'EtimFeatures') this.#etimFeature(element, '');
      // Of each port anew: they are none of the product as a whole.
      else if (name === 'EtimModellingFeatures') this.#etimFeature(element, `${name} `);
      else if (name === 'ProductAttachments' || name === 'ItemAttachments') this.#attachment(element);
      else if (name === 'ProductRelations' || name === 'ItemRelations') this.#relation(element);
      else if (name === 'OtherClassifications') this.#classification(element);
    }
  }

  #etimFeature(feature: JsonObject, before: string): void {
    const code = before + textOf(feature.EtimFeatureCode);
    // Nobody's mapping stands between our own file and its attributes.
    if (this.#isOwn && isEtimFeature(code)) this.#own.attributes.add(code);
    const range = [feature.EtimValueRangeLower, feature.EtimValueRangeUpper].map(textOf).filter(Boolean);
    const values = [feature.EtimValueCode, feature.EtimValueNumeric, feature.EtimValueLogical].map(textOf);
    for (const value of [...values, ...range]) this.cells.add(code, value);
    const [details] = listOf(feature.EtimValueDetails);
    if (!details) return;
    // A value that no code of ETIM stands for is said in words.
    const isInWords = values.every((value) => value === '') && range.length === 0;
    this.cells.add(isInWords ? code : `EtimValueDetails ${code}`, textOf(details.EtimValueDetails));
  }

  #classification(classification: JsonObject): void {
    const name = textOf(classification.ClassificationName);
    // Our own for others: the extension says the same exactly.
    if (name === ownBlock.system) return;
    this.cells.add(`ClassificationClassCode ${name}`, textOf(classification.ClassificationClassCode));
    for (const feature of listOf(classification.ClassificationFeatures)) {
      const heading = textOf(feature.ClassificationFeatureName);
      const unit = unitSymbol(textOf(feature.ClassificationFeatureUnit));
      for (const value of [feature.ClassificationFeatureValue1, feature.ClassificationFeatureValue2])
        this.cells.add(heading, textOf(value), unit);
    }
  }

  #attachment(attachment: JsonObject): void {
    const type = textOf(attachment.AttachmentType);
    for (const { AttachmentUri: uri, AttachmentFilename: name, ...words } of listOf(
      attachment.AttachmentDetails,
    )) {
      this.cells.add(attachmentHeading(type), textOf(uri) || textOf(name));
      // Titles of documents are said for others: here they are those of the document.
      if (!this.#isOwn) this.#walk(words, undefined);
    }
  }

  #relation(relation: JsonObject): void {
    const number =
      textOf(relation.RelatedManufacturerProductNumber) || textOf(relation.RelatedSupplierItemNumber);
    this.cells.add(`RelatedManufacturerProductNumber ${textOf(relation.RelationType)}`, number);
  }

  #extension(extension: JsonObject): void {
    const own = extension[ownMember];
    if (!isJsonObject(own)) {
      this.#walk(extension, undefined);
      return;
    }
    for (const [heading, value] of Object.entries(isJsonObject(own.fields) ? own.fields : {}))
      if (value === ownBlock.nothing) this.cells.remove(heading);
      else {
        this.#own.fields.add(heading);
        this.cells.replace(heading, textOf(value));
      }
    for (const [sid, value] of Object.entries(isJsonObject(own.attributes) ? own.attributes : {})) {
      this.#own.attributes.add(sid);
      this.cells.replace(sid, textOf(value));
    }
  }
}

/** Is a short description only the beginning of the longer one beside it? */
function isBeginning(name: string, object: JsonObject): boolean {
  const longer = name === 'MinimalProductDescription' ? textOf(object.UniqueMainProductDescription) : '';
  return longer !== '' && longer.startsWith(textOf(object[name]));
}

/** Under which heading an attachment stands: all pictures together, and all documents. */
function attachmentHeading(type: string): string {
  return `AttachmentUri ${pictures.has(type) ? 'image' : 'document'}`;
}

/** The main picture, pictures and scenes, by the codes of the format. */
const pictures = new Set(['ATX015', 'ATX018']);

function listOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function languageSaid(object: JsonObject): string | undefined {
  for (const name of languageNames) {
    const said = object[name];
    if (typeof said === 'string') return said;
    if (Array.isArray(said) && typeof said[0] === 'string') return said[0];
  }
  return undefined;
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}
