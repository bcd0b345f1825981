import type { Language } from '../../../../resources/language/languages.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { languageNamed } from '../headings/languages/languageNamed.ts';
import { targetKey } from '../target.ts';
import { because, isSaid, take, type JudgedColumn } from './JudgedColumn.ts';

/**
 * A column that is called as another one but for its language says the same in that: `description_short_en` beside
 * `description_short_it` (behaviour B797).
 */
export function takeLikewise(columns: readonly JudgedColumn[]): void {
  const named = columns.flatMap((column) => {
    const own = inLanguage(column.cell.text);
    return own ? { column, ...own } : [];
  });
  for (const { column, rest, language } of named) {
    if (column.target || isSaid(column) || column.values.cells.length === 0) continue;
    const like = named.find((other) => other.rest === rest && other.column.target?.kind === 'field');
    const said = like?.column.target;
    if (!like || said?.kind !== 'field' || !said.language) continue;
    const target = { ...said, language, isNamed: true };
    const isTaken = columns.some((each) => each.target && targetKey(each.target) === targetKey(target));
    if (!isTaken) take(column, target, because('likewise', { column: like.column.letter }));
  }
}

/** What a heading says besides the language that it begins or ends with; undefined where it names none. */
function inLanguage(heading: string): { rest: string; language: Language } | undefined {
  const words = heading.split(/[^\p{L}\d]+|(?<=\p{Ll})(?=\p{Lu})/u).filter((word) => word !== '');
  for (const at of [words.length - 1, 0]) {
    const language = languageNamed(words[at] ?? '');
    const rest = nameKey(words.toSpliced(at, 1).join(' '));
    if (language && rest !== '') return { rest, language };
  }
  return undefined;
}
