import { category } from '../../../../resources/entities/category.ts';
import type { Language } from '../../../../resources/language/languages.ts';
import { translationKey } from '../catalogue/mappings.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { importedField } from '../importedFields.ts';
import type { RowGroup, SourceRow } from '../source/sourceRow.ts';
import { saidIn } from './saidIn.ts';

/** A group of a file that is called like no category, with what is known of its products. */
export interface ProductGroup {
  /** What somebody can say a category of. */
  value: string;
  /** What of it speaks of products. */
  said: string;
  /** What it stands in, such as the name of its sheet. */
  within: string | undefined;
  /** In which its products are called. */
  language: Language;
  /** What some of its products are called, spread over all of them, and what else is said of each. */
  products: { title: string; more: string }[];
  /** What more of them are called. */
  titles: string[];
  /** Does a term lead from it to a category, though it is not the same? */
  isLoose: boolean;
  /** Their classes, as the file says them. */
  classes: string[];
  /** The category that it is of if nothing surer is known: that of its sheet. */
  otherwise?: string | undefined;
}

const mostGroups = 300;
/** With more of them every second one is left out. */
const mostProducts = 60;
const mostClasses = 30;
/** Of all groups together. */
const mostTitles = 10_000;
/** Longer ones can be said nothing of: a report cuts them. */
const longestGroup = 199;
const longestText = 120;
const groupField = importedField('mainCategory');

type Begun = Pick<RowGroup, 'value' | 'said' | 'within' | 'otherwise'> & { isLoose?: boolean };

/** The groups of a file that are called like no category, as its rows are read. */
export class ProductGroups {
  readonly #catalogue: Catalogue;
  readonly #language: Language;
  readonly #byValue = new Map<string, ProductGroup>();
  readonly #known = new Map<string, number>();
  /** Rows of each group so far, and each how manieth is looked at. */
  readonly #spreads = new Map<ProductGroup, { rows: number; step: number }>();
  #titles = 0;

  /** @param language of texts that do not tell theirs */
  constructor(catalogue: Catalogue, language: Language) {
    this.#catalogue = catalogue;
    this.#language = language;
  }

  /** Takes a row, if the group that it says is none of the categories. */
  take(row: SourceRow): void {
    const said = this.#unknownGroup(row);
    if (said === undefined || said.value === '' || said.value.length > longestGroup) return;
    const group = this.#byValue.get(said.value) ?? this.#begin(said, row.language ?? this.#language);
    if (!group) return;
    // `Zubehör` on two sheets is of neither.
    if (group.otherwise !== this.#categoryOf(said.otherwise)) group.otherwise = undefined;
    const title = (saidIn(row, 'title') ?? '').slice(0, longestText);
    if (title !== '' && this.#titles < mostTitles) {
      group.titles.push(title);
      this.#titles += 1;
    }
    const spread = this.#spreads.get(group) ?? { rows: 0, step: 1 };
    this.#spreads.set(group, spread);
    spread.rows += 1;
    if ((spread.rows - 1) % spread.step > 0) return;
    const more = saidIn(row, 'subTitle') ?? saidIn(row, 'description') ?? '';
    const etimClass = saidIn(row, 'etimClass');
    group.products.push({ title, more: more.slice(0, longestText) });
    if (etimClass !== undefined && group.classes.length < mostClasses)
      group.classes.push(etimClass.slice(0, longestText));
    if (group.products.length < mostProducts) return;
    spread.step *= 2;
    group.products = group.products.filter((_, at) => at % 2 === 0);
  }

  all(): readonly ProductGroup[] {
    return [...this.#byValue.values()];
  }

  /** How many products each category has that the file says itself. */
  known(): ReadonlyMap<string, number> {
    return this.#known;
  }

  #unknownGroup(row: SourceRow): Begun | undefined {
    const text = saidIn(row, groupField.name);
    if (text === undefined) return row.group;
    const { mappings, references } = this.#catalogue;
    const said = mappings.translations.get(translationKey(groupField.name, text)) ?? text;
    const found = references[category.name]?.find(said);
    const [sid, another] = found?.sids ?? [];
    // What a term only leads to is judged as what is no category, and stands if nothing else is surer.
    if (found?.isLoose && said === text) return { value: text, said: text, within: undefined, isLoose: true };
    if (sid !== undefined && !another) this.#known.set(sid, (this.#known.get(sid) ?? 0) + 1);
    if (sid !== undefined || said !== text) return undefined;
    return { value: text, said: text, within: undefined };
  }

  #categoryOf(name: string | undefined): string | undefined {
    const { mappings, references } = this.#catalogue;
    if (name === undefined) return undefined;
    const said = mappings.translations.get(translationKey(groupField.name, name)) ?? name;
    return references[category.name]?.find(said).sids[0];
  }

  #begin(
    { value, said, within, otherwise, isLoose = false }: Begun,
    language: Language,
  ): ProductGroup | undefined {
    if (this.#byValue.size >= mostGroups) return undefined;
    const group: ProductGroup = {
      value,
      said,
      within,
      language,
      isLoose,
      products: [],
      titles: [],
      classes: [],
      otherwise: this.#categoryOf(otherwise),
    };
    this.#byValue.set(value, group);
    return group;
  }
}
