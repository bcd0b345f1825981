import { nameKey } from '../catalogue/nameKey.ts';
import { languageBehind } from '../headings/languages/languageBehind.ts';
import { languageInFront } from '../headings/languages/languageInFront.ts';
import { targetKey } from '../target.ts';
import { because, isSaid, take, type JudgedColumn } from './JudgedColumn.ts';

/**
 * A column that is called as another one but for its language says the same in that: `description_short_en` beside
 * `description_short_it` (behaviour B797).
 */
export function takeLikewise(columns: readonly JudgedColumn[]): void {
  const inLanguages = columns.flatMap((column) => {
    const { text } = column.cell;
    const own = languageBehind(text) ?? languageInFront(text);
    return own ? { column, key: nameKey(own.text), language: own.named } : [];
  });
  for (const { column, key, language } of inLanguages) {
    if (column.target || isSaid(column) || column.values.cells.length === 0) continue;
    const like = inLanguages.find((other) => other.key === key && other.column.target?.kind === 'field');
    const said = like?.column.target;
    if (!like || said?.kind !== 'field' || !said.language) continue;
    const target = { ...said, language, isNamed: true };
    const isTaken = columns.some((each) => each.target && targetKey(each.target) === targetKey(target));
    if (!isTaken) take(column, target, because('likewise', { column: like.column.letter }));
  }
}
