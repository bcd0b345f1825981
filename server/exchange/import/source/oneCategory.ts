import type { NameIndex } from '../catalogue/NameIndex.ts';
import { translationKey } from '../catalogue/mappings.ts';
import { importedField } from '../importedFields.ts';
import type { SourceCell, SourceRow } from './sourceRow.ts';

interface Known {
  categories: NameIndex | undefined;
  /** What the company said that values stand for, by `translationKey`. */
  translations: ReadonlyMap<string, string>;
}

const category = importedField('mainCategory');

/**
 * The row with one category of those that its levels say (behaviour B754): the finest that names one, by itself or below the others;
 * where none does the coarsest, for somebody to say what that stands for.
 * @param letters of the levels, the coarsest first
 */
export function oneCategory(row: SourceRow, letters: readonly string[], known: Known): SourceRow {
  const said = letters.flatMap(
    (letter) => row.cells.find((cell) => isCategory(cell) && cell.column === letter) ?? [],
  );
  const [coarsest] = said;
  if (!coarsest || said.length < 2) return row;
  const chosen = finest(said, known) ?? coarsest;
  return { ...row, cells: [...row.cells.filter((cell) => !isCategory(cell)), chosen] };
}

function finest(said: readonly SourceCell[], { categories, translations }: Known): SourceCell | undefined {
  for (let at = said.length - 1; at >= 0; at -= 1) {
    const cell = said[at] as SourceCell;
    const path = said
      .slice(0, at + 1)
      .map(({ given }) => given.text.trim())
      .join(' > ');
    for (const text of new Set([path, cell.given.text])) {
      const found = categories?.find(text);
      const isNamed = found?.sids.length === 1 && !found.isLoose;
      if (isNamed || translations.has(translationKey(category.name, text)))
        return { ...cell, given: { kind: 'text', value: text, text } };
    }
  }
  return undefined;
}

function isCategory({ target }: SourceCell): boolean {
  return target.kind === 'field' && target.field === category;
}
