import { languages } from '../../../../../resources/language/languages.ts';
import type { HeadingMeaning } from '../../../../base/workbook/sheetRow.ts';
import { codeOfLanguage } from '../trade/languageCodes.ts';
import { ownMeaning } from '../trade/ownMeaning.ts';
import type { Frame } from './Frame.ts';
import { catalogGroup, etimCategory, groupHeading } from './groupHeadings.ts';

const category = 'categories.mainCategory.sid';
const fields: ReadonlyMap<string, string> = new Map(
  Object.entries({
    SUPPLIER_PID: 'productInfo.articleNumber',
    SUPPLIER_AID: 'productInfo.articleNumber',
    EAN: 'productInfo.gtins',
    INTERNATIONAL_PID: 'productInfo.gtins',
    DESCRIPTION_SHORT: 'productInfo.title',
    DESCRIPTION_LONG: 'productInfo.description',
    KEYWORD: 'productInfo.keywords',
    [catalogGroup]: category,
    [etimCategory]: category,
    'REFERENCE_FEATURE_GROUP_ID ETIM': 'productInfo.etimClass',
    ORDER_UNIT: 'productInfo.orderUnit',
    QUANTITY_MIN: 'productInfo.orderQuantity',
    CUSTOMS_NUMBER: 'productInfo.customsTariffNumber',
    COUNTRY_OF_ORIGIN: 'productInfo.countryOfOrigin',
    'PRODUCT_REFERENCE followup': 'productInfo.successor',
    'ARTICLE_REFERENCE followup': 'productInfo.successor',
    'MIME_SOURCE image': 'productInfo.images',
    // Data sheets are told from pictures when they have come.
    'MIME_SOURCE document': 'productInfo.media',
  }),
);

/** What a heading of BMEcat means for sure; undefined for whatever is not ours, or said in words. */
export function meaningOfHeading(heading: string, frame: Frame): HeadingMeaning | undefined {
  if (frame.attributes.has(heading)) return { field: heading };
  const field = heading === groupsBeside(frame) ? category : fields.get(heading);
  if (field !== undefined) return { field };
  for (const language of languages) {
    const ending = ` ${codeOfLanguage[language]}`;
    const ofText = heading.endsWith(ending) ? fields.get(heading.slice(0, -ending.length)) : undefined;
    if (ofText !== undefined) return { field: ofText, language };
  }
  return frame.own.has(heading) ? ownMeaning(heading) : undefined;
}

/** Where the catalogue has no tree of its own, the groups of the one classification that it declares are its categories. */
function groupsBeside({ groups, groupsOf }: Frame): string | undefined {
  const [system, another] = groups.systems;
  return groupsOf.size === 0 && system !== undefined && another === undefined
    ? groupHeading(system)
    : undefined;
}
