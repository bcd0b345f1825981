import { languages, type Language, type Translated } from '../../../../resources/language/languages.ts';
import { textIn } from '../../../../resources/language/translate.ts';
import { copyRows } from '../../../base/database/copyRows.ts';
import type { Row } from '../../../base/database/column.ts';
import type { SystemTransaction } from '../../../base/database/queries.ts';
import { codeKey } from '../../codes/codeKey.ts';
import { fold } from '../../query/fold.ts';
import type { namedCategory } from './named.ts';

export type NameKind = 'orga' | 'productLine' | 'category' | 'ifcClass' | 'classCode';

/** A record that has a name; companies and lines belong to a platform, categories to all (''). */
interface Named {
  platform: string;
  orgaSid?: string;
  sid: string;
  /** A text without language is found in every one. */
  name: string | Translated;
}

/** A category with what it is classified by. */
type Classified = Pick<Row<typeof namedCategory>, 'sid' | 'ifcClasses' | 'classCodes'>;

/** A folded name as stored: a blank stands before every word. */
function storedName(text: string): string {
  return ` ${fold(text)}`;
}

/** Stores the names of records; whatever names they had must be gone. */
export async function writeNames(
  tx: SystemTransaction,
  kind: NameKind,
  records: readonly Named[],
): Promise<void> {
  await copyRows(
    tx,
    'search_name',
    ['kind', 'platform', 'language', 'orga_sid', 'sid', 'name'],
    records.flatMap(({ platform, orgaSid = '', sid, name }) =>
      namesOf(name).map(([language, text]) => [kind, platform, language, orgaSid, sid, storedName(text)]),
    ),
  );
}

/** Stores the IFC classes and the codes of other classifications under which categories are found. */
export async function writeClasses(tx: SystemTransaction, categories: readonly Classified[]): Promise<void> {
  await copyRows(
    tx,
    'search_name',
    ['kind', 'platform', 'language', 'sid', 'name'],
    categories.flatMap(({ sid, ifcClasses, classCodes }) => [
      ...[...new Set(ifcClasses.map(codeKey))].map((key) => ['ifcClass', '', '', sid, key]),
      ...[...new Set(classCodes.map(codeKey))].map((key) => ['classCode', '', '', sid, key]),
    ]),
  );
}

function namesOf(name: string | Translated): (readonly [Language | '', string])[] {
  if (typeof name === 'string') return [['', name]];
  return languages.map((language) => [language, textIn(name, language)] as const);
}
