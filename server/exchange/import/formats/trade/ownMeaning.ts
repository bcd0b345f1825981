import { isLanguage } from '../../../../../resources/language/languages.ts';
import type { HeadingMeaning } from '../../../../base/workbook/sheetRow.ts';
import { importedFields } from '../../importedFields.ts';

/** What a heading means that names one of our own fields, with the language of a text behind it, as `ownHeading` makes it. */
export function ownMeaning(heading: string): HeadingMeaning | undefined {
  const [path = '', language] = heading.split(' ');
  if (!importedFields.some((field) => field.path === path)) return undefined;
  if (language === undefined) return { field: path };
  return isLanguage(language) ? { field: path, language } : undefined;
}
