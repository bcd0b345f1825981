import { languages, type Language, type Translated } from '../../../../resources/languages.ts';
import { textIn } from '../../../../resources/translate.ts';
import { copyRows } from '../../../base/database/copyRows.ts';
import type { Transaction } from '../../../base/database/connect.ts';
import { codeKey } from '../../query/codeKey.ts';
import { fold } from '../../query/fold.ts';

export type NameKind = 'orga' | 'productLine' | 'category' | 'ifcClass' | 'classCode';

/** Something that has a name; companies and lines belong to a platform, categories to all (''). */
export interface Named {
  platform: string;
  orgaSid?: string;
  sid: string;
  /** A text without language is found in every one. */
  name: string | Translated;
}

/** A category with what it is classified by. */
export interface Classified {
  sid: string;
  ifcClasses: readonly string[];
  /** eBKP-H and ETIM. */
  classCodes: readonly string[];
}

/** A folded name as stored: a blank stands before every word. */
function storedName(text: string): string {
  return ` ${fold(text)}`;
}

/** Stores the names of things; whatever names they had must be gone. */
export async function writeNames(tx: Transaction, kind: NameKind, things: readonly Named[]): Promise<void> {
  await copyRows(
    tx,
    'search_name',
    ['kind', 'platform', 'language', 'orga_sid', 'sid', 'name'],
    things.flatMap(({ platform, orgaSid = '', sid, name }) =>
      namesOf(name).map(([language, text]) => [kind, platform, language, orgaSid, sid, storedName(text)]),
    ),
  );
}

/** Stores the IFC classes, eBKP-H and ETIM codes under which categories are found. */
export async function writeClasses(tx: Transaction, categories: readonly Classified[]): Promise<void> {
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
