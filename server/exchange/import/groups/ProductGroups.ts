import { category } from '../../../../resources/entities/category.ts';
import type { Language } from '../../../../resources/languages.ts';
import { translationKey } from '../catalogue/mappings.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { importedField } from '../importedFields.ts';
import type { SourceRow } from '../source/sourceRow.ts';

/** A group of a file that is called like no category, with what is known of its products. */
export interface ProductGroup {
  text: string;
  /** In which its products are called. */
  language: Language;
  /** What the first of its products are called, and what else is said of each. */
  products: { title: string; more: string }[];
  /** Their classes, as the file says them. */
  classes: string[];
}

const mostGroups = 300;
const mostProducts = 30;
/** Longer ones can be said nothing of: a report cuts them. */
const longestGroup = 199;
const longestText = 120;
const groupField = importedField('mainCategory');

/** The groups of a file that are called like no category, as its rows are read. */
export class ProductGroups {
  readonly #catalogue: Catalogue;
  readonly #language: Language;
  readonly #byText = new Map<string, ProductGroup>();

  /** @param language of texts that do not tell theirs */
  constructor(catalogue: Catalogue, language: Language) {
    this.#catalogue = catalogue;
    this.#language = language;
  }

  /** Takes a row, if the group that it says is none of the categories. */
  take(row: SourceRow): void {
    const text = row.group ?? this.#unknownGroup(row);
    if (text === undefined || text === '' || text.length > longestGroup) return;
    const group = this.#byText.get(text) ?? this.#begin(text, row.language ?? this.#language);
    if (!group || group.products.length >= mostProducts || group.classes.length >= mostProducts) return;
    const title = saidIn(row, 'title') ?? '';
    const more = saidIn(row, 'subTitle') ?? saidIn(row, 'description') ?? '';
    const etimClass = saidIn(row, 'etimClass');
    group.products.push({ title: title.slice(0, longestText), more: more.slice(0, longestText) });
    if (etimClass !== undefined) group.classes.push(etimClass.slice(0, longestText));
  }

  all(): readonly ProductGroup[] {
    return [...this.#byText.values()];
  }

  #unknownGroup(row: SourceRow): string | undefined {
    const text = saidIn(row, groupField.name);
    if (text === undefined) return undefined;
    const { mappings, references } = this.#catalogue;
    if (mappings.translations.has(translationKey(groupField.name, text))) return undefined;
    return references[category.name]?.find(text).sids.length === 0 ? text : undefined;
  }

  #begin(text: string, language: Language): ProductGroup | undefined {
    if (this.#byText.size >= mostGroups) return undefined;
    const group: ProductGroup = { text, language, products: [], classes: [] };
    this.#byText.set(text, group);
    return group;
  }
}

function saidIn({ cells }: SourceRow, name: string): string | undefined {
  const cell = cells.find(({ target, given }) => {
    const isField = target.kind === 'field' && target.field.name === name;
    return isField && given.kind === 'text' && given.text.trim() !== '';
  });
  return cell?.given.text;
}
