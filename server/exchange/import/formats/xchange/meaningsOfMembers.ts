import { isLanguage } from '../../../../../resources/language/languages.ts';
import type { HeadingMeaning } from '../../../../base/workbook/sheetRow.ts';
import { ownMeaning } from '../trade/ownMeaning.ts';
import type { OwnHeadings } from './readXchangeProduct.ts';

/** How our own export names the category. */
export const ownCategory = 'categories.mainCategory.sid';
/** Under which the class stands once more otherwise: categories name the classes of ETIM that they are. */
export const etimCategory = 'EtimClassCode category';

/** Fields by the names of the format; of several that name one field only the first that a file has counts. */
const fields: readonly (readonly [field: string, ...members: string[]])[] = [
  ['productInfo.articleNumber', 'ManufacturerProductNumber', 'SupplierItemNumber'],
  ['productInfo.gtins', 'ProductGtin', 'ItemGtin'],
  ['productInfo.title', 'UniqueMainProductDescription', 'MinimalProductDescription'],
  ['productInfo.description', 'FullProductDescription', 'ProductMarketingText'],
  ['productInfo.keywords', 'ProductKeyword'],
  ['productInfo.brand', 'BrandName'],
  ['productInfo.etimClass', 'EtimClassCode'],
  [ownCategory, etimCategory],
  ['productInfo.orderUnit', 'OrderUnit'],
  ['productInfo.orderQuantity', 'MinimumOrderQuantity'],
  ['productInfo.customsTariffNumber', 'CustomsCommodityCode'],
  ['productInfo.countryOfOrigin', 'CountryOfOrigin'],
  ['productInfo.successor', 'RelatedManufacturerProductNumber SUCCESSOR'],
  ['productInfo.images', 'AttachmentUri image'],
  ['productInfo.media', 'AttachmentUri document'],
];

/** What headings of ETIM xChange mean for sure, of all that a file has. */
export function meaningsOfMembers(
  headings: readonly string[],
  own: OwnHeadings,
): (heading: string) => HeadingMeaning | undefined {
  const known = new Map<string, HeadingMeaning>();
  for (const [field, ...members] of fields) {
    const taken = new Set<string>();
    for (const member of members)
      for (const heading of headings) {
        const language = languageBehind(heading, member);
        if (language === undefined || taken.has(language)) continue;
        taken.add(language);
        known.set(heading, { field, ...(isLanguage(language) && { language }) });
      }
  }
  return (heading) => {
    if (own.attributes.has(heading)) return { field: heading };
    return known.get(heading) ?? (own.fields.has(heading) ? ownMeaning(heading) : undefined);
  };
}

/** The language of two letters behind a member, of `de-CH` too; empty without one, undefined for another member. */
function languageBehind(heading: string, member: string): string | undefined {
  if (heading === member) return '';
  if (!heading.startsWith(`${member} `)) return undefined;
  const [language] = heading.slice(member.length + 1).split('-', 1);
  return isLanguage(language) ? language : undefined;
}
