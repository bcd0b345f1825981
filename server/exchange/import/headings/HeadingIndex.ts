import { product } from '../../../../resources/entities/product.ts';
import { ignoredField } from '../../../../resources/ignoredField.ts';
import { keysOf } from '../../../../resources/keysOf.ts';
import type { Field } from '../../../../resources/kinds/field.ts';
import { languages, type Language } from '../../../../resources/languages.ts';
import { rowLanguage } from '../../../../resources/rowLanguage.ts';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import type { MappedHeading } from '../catalogue/mappings.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { createNearest } from '../catalogue/nearest.ts';
import { importedFields, type ImportedField } from '../importedFields.ts';
import { remarksHeadings } from '../reports/issueText.ts';
import type { ColumnTarget } from '../target.ts';
import { sameUnit } from '../../../find/quantities/units.ts';
import { synonyms as de } from './de.ts';
import { synonyms as en } from './en.ts';
import { synonyms as fr } from './fr.ts';
import { synonyms as it } from './it.ts';
import { languageNamed } from './languageNamed.ts';
import { labels } from './labels.ts';
import type { Synonyms } from './synonyms.ts';

const synonyms: Record<Language, Synonyms> = { de, en, fr, it };
/** What the company said goes first, then our own names and labels, then what others call things. */
const ranks = { mapped: -1, exact: 0, attribute: 1, synonym: 2 } as const;

/** What a heading means; `rank` says how sure that is, the lower the surer. */
export type Meaning =
  | { kind: 'target'; target: ColumnTarget; rank: number }
  /** Several attributes have that name. */
  | { kind: 'ambiguous'; sids: string[] }
  /** `ignored` is ours but cannot be imported, such as the popularity. */
  | { kind: 'ignored' }
  | { kind: 'unknown' };

interface Entry {
  rank: number;
  field?: ImportedField | 'orga' | 'ignored' | 'language';
  attribute?: ImportedAttribute;
  /** In which languages a heading that names none is the usual one. */
  languages: Language[];
  /** The language of the texts below, where the company said so. */
  named?: Language;
}

/** `Titel (FR)`, `Breite [mm]`. */
const lastBrackets = /^(.+?)\s*[([]\s*([^()[\]]+?)\s*[)\]]\s*$/s;
/** `U-Wert (W/(m²·K))`: a unit may have brackets of its own. */
const outerBrackets = /^(.+?)\s*\((.+)\)\s*$/s;

/** Understands the headings of files, in four languages. */
export class HeadingIndex {
  readonly #entries = new Map<string, Entry[]>();
  readonly #nearest: (word: string) => string | undefined;

  /** @param mapped what the company's own headings mean */
  constructor(attributes: readonly ImportedAttribute[], mapped: readonly MappedHeading[] = []) {
    for (const name of keysOf(product.fields)) this.#addField(name);
    this.#add(rowLanguage, { rank: ranks.exact, field: 'language', languages: [] });
    this.#addSynonyms(rowLanguage, 'language');
    for (const heading of remarksHeadings)
      this.#add(heading, { rank: ranks.exact, field: 'ignored', languages: [] });
    for (const attribute of attributes)
      for (const name of [attribute.sid, ...attribute.names])
        this.#add(name, { rank: ranks.attribute, attribute, languages: [] });
    for (const { heading, field, language } of mapped) {
      const meant = this.#named(field);
      const named = language ? { named: language } : {};
      if (meant) this.#add(heading, { ...meant, rank: ranks.mapped, languages: [], ...named });
    }
    this.#nearest = createNearest(
      [
        ...Object.values(labels).flatMap((of) => Object.values(of)),
        ...attributes.flatMap(({ names }) => names),
      ].map((name) => [nameKey(name), name] as const),
    );
  }

  /**
   * The language in which most of these headings are written; of several that are equal, the one given.
   * `Designation` alone could be English or French, beside `Numéro d’article` it is French.
   */
  languageOf(headings: readonly string[], given: Language): Language {
    const spoken = headings.flatMap((heading) => [
      ...new Set((this.#entries.get(nameKey(heading)) ?? []).flatMap((entry) => entry.languages)),
    ]);
    const votes = (language: Language) => spoken.filter((each) => each === language).length;
    return languages.reduce((best, each) => (votes(each) > votes(best) ? each : best), given);
  }

  /**
   * What a heading means.
   * @param language of a text whose heading could be of several languages
   */
  read(heading: string, language: Language): Meaning {
    const whole = this.#meaningOf(heading, language);
    if (whole.kind !== 'unknown') return whole;
    for (const bracketed of [lastBrackets, outerBrackets]) {
      const [, inFront = '', hint = ''] = bracketed.exec(heading) ?? [];
      if (!inFront) continue;
      const named = languageNamed(hint);
      const meaning = this.#meaningOf(inFront, language, { named, ...(!named && { unit: hint }) });
      if (meaning.kind !== 'unknown') return meaning;
    }
    const [, before = '', suffix = ''] = /^(.+?)[\s_.:/-]+([a-z]{2})$/is.exec(heading.trim()) ?? [];
    const named = languageNamed(suffix);
    if (named) return this.#meaningOf(before, language, { named });
    const [, numbered = ''] = /^(.*\D)\s*\d{1,2}$/s.exec(heading.trim()) ?? [];
    const many = numbered ? this.#meaningOf(numbered, language) : whole;
    return many.kind === 'target' && isMany(many.target) ? many : { kind: 'unknown' };
  }

  /** A heading that we know and that is written alike. */
  suggest(heading: string): string | null {
    return this.#nearest(nameKey(heading)) ?? null;
  }

  #addField(name: keyof typeof product.fields): void {
    const declared: Field = product.fields[name];
    const own = importedFields.find((each) => each.name === name);
    const isImported = own?.field.imported ?? false;
    const field = name === product.owner ? 'orga' : own && isImported ? own : 'ignored';
    const path = own?.path ?? declared.at ?? name;
    for (const text of [name, path]) this.#add(text, { rank: ranks.exact, field, languages: [] });
    for (const language of languages)
      for (const [key, label] of Object.entries(labels[language]))
        if (key === name || key.startsWith(`${name}_`))
          this.#add(label, { rank: ranks.exact, field, languages: [language] });
    this.#addSynonyms(name, field);
  }

  #addSynonyms(name: keyof Synonyms, field: Exclude<Entry['field'], undefined>): void {
    for (const language of languages)
      for (const word of synonyms[language][name] ?? [])
        this.#add(word, { rank: ranks.synonym, field, languages: [language] });
  }

  /** What a mapping means by the name of a field, its place in the JSON, or the sid of an attribute. */
  #named(field: string): Entry | undefined {
    if (field === ignoredField) return { rank: ranks.mapped, field: 'ignored', languages: [] };
    const entries = this.#entries.get(nameKey(field)) ?? [];
    return (
      entries.find((entry) => entry.attribute?.sid === field) ??
      entries.find((entry) => entry.rank === ranks.exact && entry.field !== 'ignored')
    );
  }

  #add(heading: string, entry: Entry): void {
    const key = nameKey(heading);
    const entries = this.#entries.get(key) ?? [];
    const same = entries.find(
      ({ rank, field, attribute }) =>
        rank === entry.rank && field === entry.field && attribute === entry.attribute,
    );
    if (same) same.languages.push(...entry.languages);
    else entries.push({ ...entry, languages: [...entry.languages] });
    this.#entries.set(key, entries);
  }

  #meaningOf(
    heading: string,
    language: Language,
    { named, unit }: { named?: Language | undefined; unit?: string } = {},
  ): Meaning {
    const entries = this.#entries.get(nameKey(heading)) ?? [];
    const fitting = entries.filter((entry) => fits(entry, named));
    if (fitting.some((entry) => entry.rank === ranks.mapped && entry.field === 'ignored'))
      return { kind: 'ignored' };
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
      if (another) return { kind: 'ambiguous', sids: chosen.map(({ sid }) => sid) };
      return { kind: 'target', rank, target: { kind: 'attribute', attribute, ...(unit && { unit }) } };
    }
    const { field } = first;
    if (field === undefined || field === 'ignored') return { kind: 'ignored' };
    if (field === 'orga' || field === 'language') return { kind: 'target', rank, target: { kind: field } };
    if (field.field.kind !== 'translated') return { kind: 'target', rank, target: { kind: 'field', field } };
    const spoken = first.languages.includes(language) ? language : (first.languages[0] ?? language);
    const said = named ?? first.named;
    const isNamed = said !== undefined && { isNamed: true };
    return { kind: 'target', rank, target: { kind: 'field', field, language: said ?? spoken, ...isNamed } };
  }
}

/** Only translated texts have a language. */
function fits({ field }: Entry, named: Language | undefined): boolean {
  return !named || (typeof field === 'object' && field.field.kind === 'translated');
}

function isMany(target: ColumnTarget): boolean {
  return target.kind === 'field' && target.field.type === 'text[]';
}
