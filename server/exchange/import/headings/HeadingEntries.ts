import { product } from '../../../../resources/entities/product.ts';
import { ignoredField } from '../../../../resources/exchange/ignoredField.ts';
import { keysOf } from '../../../../resources/keysOf.ts';
import type { Field } from '../../../../resources/kinds/field.ts';
import { languages, type Language } from '../../../../resources/language/languages.ts';
import { rawField } from '../../../../resources/exchange/rawField.ts';
import { rowLanguage } from '../../../../resources/language/rowLanguage.ts';
import { foldedWords } from '../../../find/query/fold.ts';
import { sameUnit } from '../../../find/quantities/convertUnit.ts';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { importedFields } from '../importedFields.ts';
import { remarksHeadings } from '../reports/issueText.ts';
import type { ColumnTarget } from '../target.ts';
import type { AttributeNames } from './attributes/AttributeNames.ts';
import { synonyms as de } from './synonyms/de.ts';
import { synonyms as en } from './synonyms/en.ts';
import { synonyms as fr } from './synonyms/fr.ts';
import { meaningOf, type HeadingEntry } from './HeadingEntry.ts';
import { synonyms as it } from './synonyms/it.ts';
import { labels } from './synonyms/labels.ts';
import { lastBrackets } from './brackets.ts';
import type { Meaning } from './Meaning.ts';
import { ranks } from './ranks.ts';
import type { Synonyms } from './synonyms/synonyms.ts';
import { systems } from './systems/index.ts';
import { namesIn, type SystemNames } from './systems/systemNames.ts';

const synonyms: Record<Language, Synonyms> = { de, en, fr, it };

/** All names of columns that are known whole: our own, those of attributes, what others and their systems say. */
export class HeadingEntries {
  readonly #entries = new Map<string, HeadingEntry[]>();
  readonly #attributes: AttributeNames;
  /** Names of fields in words. */
  readonly #names: { words: string[]; entry: HeadingEntry }[] = [];

  constructor(attributes: readonly ImportedAttribute[], names: AttributeNames) {
    this.#attributes = names;
    for (const name of keysOf(product.fields)) this.#addField(name);
    this.add(rowLanguage, { rank: ranks.exact, field: 'language', languages: [] });
    this.#addSynonyms(rowLanguage, 'language');
    for (const heading of remarksHeadings)
      this.add(heading, { rank: ranks.exact, field: 'ignored', languages: [] });
    for (const attribute of attributes)
      for (const name of [attribute.sid, ...attribute.names])
        this.add(name, { rank: ranks.attribute, attribute, languages: [] });
    for (const system of systems) this.#addSystem(system);
  }

  /** The languages in which a heading is the usual one. */
  languagesOf(heading: string): Language[] {
    return (this.#entries.get(nameKey(heading)) ?? []).flatMap((entry) => entry.languages);
  }

  /**
   * What a heading of cut words means that begin those of one name: `Lotto min.`, `U. achat`. One of them is told by four letters, and
   * all names that begin so are of one field.
   */
  abbreviated(heading: string, language: Language): Meaning {
    if (!/\p{L}\./u.test(heading)) return { kind: 'unknown' };
    const words = tellingWords(heading);
    if (words.length < 2 || !words.some(({ length }) => length > lettersCut)) return { kind: 'unknown' };
    const meant = this.#names.filter(
      ({ words: named }) =>
        named.length === words.length && named.every((word, at) => word.startsWith(words[at] ?? ' ')),
    );
    const [first] = meant;
    if (!first || meant.some(({ entry }) => entry.field !== first.entry.field)) return { kind: 'unknown' };
    const languages = meant.flatMap(({ entry }) => entry.languages);
    return meaningOf({ ...first.entry, rank: ranks.words, languages }, language);
  }

  /** What a mapping means by the name of a field, its place in the JSON, or the sid of an attribute. */
  named(field: string): HeadingEntry | undefined {
    if (field === ignoredField) return { rank: ranks.mapped, field: 'ignored', languages: [] };
    if (field === rawField) return { rank: ranks.mapped, field: 'raw', languages: [] };
    // As a report names it: `attributes.breite`, `title.de`; the language stands beside it.
    const name = field.replace(/^attributes\./, '').replace(/\.(?:de|en|fr|it)$/, '');
    const entries = this.#entries.get(nameKey(field)) ?? this.#entries.get(nameKey(name)) ?? [];
    return (
      entries.find((entry) => entry.attribute?.sid === name) ??
      entries.find((entry) => entry.rank === ranks.exact && entry.field !== 'ignored')
    );
  }

  /** Adds a name; its languages join those of a name that means the same. */
  add(heading: string, entry: HeadingEntry): void {
    const key = nameKey(heading);
    if (entry.languages.length > 0 && typeof entry.field === 'object')
      this.#names.push({ words: tellingWords(heading), entry });
    const entries = this.#entries.get(key) ?? [];
    const same = entries.find(
      ({ rank, field, attribute }) =>
        rank === entry.rank && field === entry.field && attribute === entry.attribute,
    );
    if (same) same.languages.push(...entry.languages);
    else entries.push({ ...entry, languages: [...entry.languages] });
    this.#entries.set(key, entries);
  }

  /** What a heading means that is one of the names, of those that say the language or unit `named` if one is given. */
  meaningOf(
    heading: string,
    language: Language,
    { named, unit }: { named?: Language | undefined; unit?: string } = {},
  ): Meaning {
    const entries = this.#entries.get(nameKey(heading)) ?? [];
    const fitting = entries.filter((entry) => fits(entry, named));
    if (fitting.some((entry) => entry.rank === ranks.mapped && entry.field === 'ignored'))
      return { kind: 'ignored' };
    if (fitting.some((entry) => entry.rank === ranks.mapped && entry.field === 'raw')) return { kind: 'raw' };
    // A field that cannot be imported may share its label with one that can, such as the name of a category.
    const useful = fitting.filter(({ field }) => field !== 'ignored');
    const rank = Math.min(...useful.map((entry) => entry.rank));
    const best = useful.filter((entry) => entry.rank === rank);
    const [first] = best;
    if (!first) return { kind: fitting.length > 0 ? 'ignored' : 'unknown' };
    if (first.attribute) {
      const attributes = best.flatMap(({ attribute }) => attribute ?? []);
      const exact = attributes.filter((each) => unit !== undefined && sameUnit(each.unit, unit));
      const chosen = exact.length > 0 ? exact : attributes;
      const [attribute = first.attribute, another] = chosen;
      if (another) return { kind: 'ambiguous', attributes: chosen };
      const said = unit ?? first.unit;
      const others = useful.flatMap((entry) => {
        const other = entry.rank > rank && !entry.attribute ? meaningOf(entry, language, named) : undefined;
        return other?.kind === 'target' ? other.target : [];
      });
      return {
        kind: 'target',
        rank,
        target: { kind: 'attribute', attribute, ...(said && { unit: said }) },
        ...(others.length > 0 && { others }),
      };
    }
    const meaning = meaningOf(first, language, named);
    const others = best.flatMap(({ attribute }): ColumnTarget[] =>
      attribute ? [{ kind: 'attribute', attribute, ...(unit && { unit }) }] : [],
    );
    return meaning.kind === 'target' && others.length > 0 ? { ...meaning, others } : meaning;
  }

  #addField(name: keyof typeof product.fields): void {
    const declared: Field = product.fields[name];
    const own = importedFields.find((each) => each.name === name);
    const isImported = own?.field.imported ?? false;
    // Files bring pictures: that these are not read is not to be passed over.
    if (declared.kind === 'image' && !isImported) return;
    const field = name === product.owner ? 'orga' : own && isImported ? own : 'ignored';
    const path = own?.path ?? declared.at ?? name;
    for (const text of [name, path]) this.add(text, { rank: ranks.exact, field, languages: [] });
    for (const language of languages)
      for (const [key, label] of Object.entries(labels[language]))
        if (key === name || key.startsWith(`${name}_`))
          this.add(label, { rank: ranks.exact, field, languages: [language] });
    this.#addSynonyms(name, field);
  }

  #addSynonyms(name: keyof Synonyms, field: Exclude<HeadingEntry['field'], undefined>): void {
    for (const language of languages)
      for (const word of synonyms[language][name] ?? [])
        this.add(word, { rank: ranks.synonym, field, languages: [language] });
  }

  #addSystem({ fields = {}, attributes = {}, offers, others }: SystemNames): void {
    const rank = ranks.synonym;
    for (const name of keysOf(fields)) {
      const field = importedFields.find((each) => each.name === name);
      if (field?.field.imported)
        for (const text of namesIn(fields[name])) this.add(text, { rank, field, languages: [] });
    }
    for (const [meant, texts] of Object.entries(attributes)) {
      const [, name = meant, unit] = lastBrackets.exec(meant) ?? [];
      const found = this.#attributes.read(name, unit);
      const [attribute, another] = found?.isSure ? found.attributes : [];
      if (attribute && !another)
        for (const text of namesIn(texts))
          this.add(text, { rank, attribute, languages: [], ...(unit && { unit }) });
    }
    for (const text of namesIn(offers)) this.add(text, { rank, field: 'offers', languages: [] });
    for (const text of namesIn(others)) this.add(text, { rank, field: 'other', languages: [] });
  }
}

const lettersCut = 3;

/** Its words without those that say nothing. */
function tellingWords(heading: string): string[] {
  return foldedWords(heading).filter((word) => !fillers.has(word));
}

const fillers: ReadonlySet<string> = new Set(
  'd de du des di del della dell l la le of the der die das'.split(' '),
);

/** Only translated texts have a language. */
function fits({ field }: HeadingEntry, named: Language | undefined): boolean {
  return !named || (typeof field === 'object' && field.field.kind === 'translated');
}
