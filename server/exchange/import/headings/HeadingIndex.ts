import { product } from '../../../../resources/entities/product.ts';
import { ignoredField } from '../../../../resources/ignoredField.ts';
import { keysOf } from '../../../../resources/keysOf.ts';
import type { Field } from '../../../../resources/kinds/field.ts';
import { languages, type Language } from '../../../../resources/languages.ts';
import { rawField } from '../../../../resources/rawField.ts';
import { rowLanguage } from '../../../../resources/rowLanguage.ts';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import type { HeadingMeaning } from '../../../base/workbook/sheetRow.ts';
import type { MappedHeading } from '../catalogue/mappings.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { createNearest } from '../catalogue/nearest.ts';
import { importedFields, type ImportedField } from '../importedFields.ts';
import { remarksHeadings } from '../reports/issueText.ts';
import type { ColumnTarget } from '../target.ts';
import { convertUnit, isUnit, sameUnit } from '../../../find/quantities/convertUnit.ts';
import { synonyms as de } from './de.ts';
import { synonyms as en } from './en.ts';
import { synonyms as fr } from './fr.ts';
import { synonyms as it } from './it.ts';
import { languageNamed } from './languageNamed.ts';
import { AttributeNames } from './AttributeNames.ts';
import { labels } from './labels.ts';
import { languagesOf, readWords, type WordReading } from './readWords.ts';
import { wordsOf } from './Lexicon.ts';
import { saysAnother } from './saysAnother.ts';
import type { Synonyms } from './synonyms.ts';
import { systems } from './systems/index.ts';
import { namesIn, type SystemNames } from './systems/systemNames.ts';
import { withoutTechnicalParts } from './technicalName.ts';

const synonyms: Record<Language, Synonyms> = { de, en, fr, it };
/**
 * What the company said goes first, then what the format fixes, our own names and labels, what others call things, and
 * what their words say together.
 */
export const ranks = {
  mapped: -2,
  format: -1,
  exact: 0,
  attribute: 1,
  synonym: 2,
  words: 3,
  weak: 4,
  weaker: 5,
  weakest: 6,
} as const;

/** What a heading means; `rank` says how sure that is, the lower the surer. */
export type Meaning =
  | {
      kind: 'target';
      target: ColumnTarget;
      rank: number;
      /** What else is called so, the surer first: what the column holds may fit one of these alone. */
      others?: readonly ColumnTarget[];
    }
  /** Several attributes have that name. */
  | { kind: 'ambiguous'; sids: string[] }
  /** `ignored` is ours but cannot be imported, such as the popularity. */
  | { kind: 'ignored' }
  /** The company wants its values kept, and nothing else. */
  | { kind: 'raw' }
  /** Prices and their terms: they belong to offers. */
  | { kind: 'offers' }
  /** It could be one of these. */
  | { kind: 'unsure'; targets: ColumnTarget[]; isSaidElsewhere?: boolean }
  /** Something that a product does not have, such as the number of a customer: nothing that it holds makes it anything else. */
  | { kind: 'other' }
  | { kind: 'unknown' };

interface Entry {
  rank: number;
  field?: ImportedField | 'orga' | 'ignored' | 'raw' | 'language' | 'offers' | 'other';
  attribute?: ImportedAttribute;
  /** In which languages a heading that names none is the usual one. */
  languages: Language[];
  /** The language of the texts below, or the unit of the numbers, where the company said so. */
  named?: Language;
  unit?: string;
}

/** Where a heading stands: in a sheet of which headings, above which column. */
export interface HeadingPlace {
  layout: string;
  column: string;
}

/** `Titel (FR)`, `Breite [mm]`. */
const lastBrackets = /^(.+?)\s*[([]\s*([^()[\]]+?)\s*[)\]]\s*$/s;
/** `U-Wert (W/(m²·K))`: a unit may have brackets of its own. */
const outerBrackets = /^(.+?)\s*\((.+)\)\s*$/s;

const longestHeading = 120;

/** Understands the headings of files, in four languages. */
export class HeadingIndex {
  readonly #entries = new Map<string, Entry[]>();
  /** What the company said of sheets with certain headings, by `placeKey`. */
  readonly #ofLayouts = new Map<string, Entry>();
  /** The same by the heading alone. */
  readonly #elsewhere = new Map<string, Entry[]>();
  readonly #nearest: (word: string) => string | undefined;
  readonly #attributes: AttributeNames;

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
    for (const { heading, field, language, unit, layout, column } of mapped) {
      const meant = this.#named(field);
      if (!meant) continue;
      const said = { ...(language && { named: language }), ...(unit && { unit }) };
      const entry: Entry = { ...meant, rank: ranks.mapped, languages: [], ...said };
      if (!layout) this.#add(heading, entry);
      else {
        this.#ofLayouts.set(placeKey(heading, layout, column ?? undefined), entry);
        const key = nameKey(heading);
        this.#elsewhere.set(key, [...(this.#elsewhere.get(key) ?? []), entry]);
      }
    }
    this.#attributes = new AttributeNames(attributes);
    for (const system of systems) this.#addSystem(system);
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
    const spoken = headings.flatMap((heading) => {
      const said = (this.#entries.get(nameKey(heading)) ?? []).flatMap((entry) => entry.languages);
      return said.length > 0 ? [...new Set(said)] : languagesOf(wordsOf(heading));
    });
    const votes = (language: Language) => spoken.filter((each) => each === language).length;
    return languages.reduce((best, each) => (votes(each) > votes(best) ? each : best), given);
  }

  /**
   * What a heading means.
   * @param language of a text whose heading could be of several languages
   * @param place where it stands, for what the company said of just such sheets
   */
  read(heading: string, language: Language, place?: HeadingPlace): Meaning {
    const said =
      place &&
      (this.#ofLayouts.get(placeKey(heading, place.layout, place.column)) ??
        this.#ofLayouts.get(placeKey(heading, place.layout)));
    if (said) return meaningOf(said, language);
    // Without its sign `Ø ID` would be called as we call identifiers.
    const exact = /[Øø⌀∅]/.test(heading)
      ? ({ kind: 'unknown' } as const)
      : this.#readNames(heading, language);
    // Nobody calls a column so: a text among the rows in which headings are looked for.
    if (exact.kind !== 'unknown' || heading.length > longestHeading) return exact;
    const meaning = this.#readWords(heading, language);
    if (meaning.kind !== 'unknown' && meaning.kind !== 'unsure') return meaning;
    const technical = meaning.kind === 'unknown' ? this.#readTechnical(heading, language) : meaning;
    if (technical.kind === 'target' || technical.kind === 'offers') return technical;
    const elsewhere = this.#readElsewhere(heading, language, technical);
    return elsewhere.kind === 'unknown' && saysAnother(heading) ? { kind: 'other' } : elsewhere;
  }

  /** What is left of a technical name without the prefix of its table and the locale behind it. */
  #readTechnical(heading: string, language: Language): Meaning {
    for (const { text, named } of withoutTechnicalParts(heading)) {
      const byName = this.#meaningOf(text, language, { named });
      const meaning = byName.kind === 'unknown' ? this.#readWords(text, language, named) : byName;
      const isTaken = meaning.kind === 'target' && meaning.rank <= ranks.words;
      if (isTaken || meaning.kind === 'offers' || meaning.kind === 'other') return meaning;
      if (meaning.kind === 'unsure') return meaning;
    }
    return { kind: 'unknown' };
  }

  /** What the company said of the heading in sheets with other headings is proposed here (behaviour B328). */
  #readElsewhere(heading: string, language: Language, meaning: Meaning): Meaning {
    const targets = (this.#elsewhere.get(nameKey(heading)) ?? []).flatMap((entry) => {
      const said = meaningOf(entry, language);
      return said.kind === 'target' ? [said.target] : [];
    });
    if (targets.length === 0) return meaning;
    return { kind: 'unsure', targets, isSaidElsewhere: true };
  }

  #readNames(heading: string, language: Language): Meaning {
    const whole = this.#meaningOf(heading, language);
    if (whole.kind !== 'unknown') return whole;
    for (const bracketed of [lastBrackets, outerBrackets]) {
      const [, inFront = '', hint = ''] = bracketed.exec(heading) ?? [];
      if (!inFront) continue;
      const named = languageNamed(hint);
      const meaning = this.#meaningOf(inFront, language, { named, ...(!named && { unit: hint }) });
      // What is neither language nor unit says something more about a measure.
      const isMore =
        meaning.kind === 'target' && meaning.target.kind === 'attribute' && !isUnitOf(meaning.target);
      if (meaning.kind !== 'unknown' && !isMore) return meaning;
    }
    const [, before = '', suffix = ''] = /^(.+?)[\s_.:/-]+([a-z]{2})$/is.exec(heading.trim()) ?? [];
    const named = languageNamed(suffix);
    if (named) return this.#meaningOf(before, language, { named });
    const [, numbered = ''] = /^(.*\D)\s*\d{1,2}$/s.exec(heading.trim()) ?? [];
    const many = numbered ? this.#meaningOf(numbered, language) : whole;
    return many.kind === 'target' && isMany(many.target) ? many : { kind: 'unknown' };
  }

  /** What the format of the file fixes for a heading; unknown where we have no such field. */
  readFixed({ field, language: named, unit }: HeadingMeaning, language: Language): Meaning {
    const meant = this.#named(field);
    if (!meant) return { kind: 'unknown' };
    return meaningOf(
      { ...meant, rank: ranks.format, ...(named && { named }), ...(unit && { unit }) },
      language,
    );
  }

  /** What the words and units of a heading say that is none of the names we know. */
  #readWords(heading: string, language: Language, said?: Language): Meaning {
    const [, inFront = heading, hint] = lastBrackets.exec(heading) ?? outerBrackets.exec(heading) ?? [];
    // `Lambda W/(m·K)`: the brackets may be those of a unit.
    const measured =
      this.#attributes.read(inFront, hint) ??
      this.#attributes.read(heading) ??
      this.#attributes.read(heading.replace(/[([][^()[\]]*[)\]]/g, ' '));
    if (measured) {
      const { attributes, unit, isSure } = measured;
      const targets = attributes.map((attribute): ColumnTarget => ({
        kind: 'attribute',
        attribute,
        ...(unit !== undefined && { unit }),
      }));
      const [only, another] = targets;
      if (only && !another && isSure) return { kind: 'target', target: only, rank: ranks.words };
      return { kind: 'unsure', targets };
    }
    const [, before = inFront, suffix = ''] = /^(.+?)[\s_.:/-]+([a-z]{2,})$/is.exec(inFront.trim()) ?? [];
    const named = said ?? languageNamed(hint ?? '') ?? languageNamed(suffix);
    const own = languageNamed(suffix) ? before : inFront;
    const isHint = hint !== undefined && !languageNamed(hint);
    const readings = [own, ...(isHint ? [`${own} ${hint}`, hint] : [])].map(readWords);
    const best =
      readings.find((each) => each?.strength === 'sure') ?? readings.find((each) => each !== undefined);
    if (!best) return { kind: 'unknown' };
    if (best.field === 'offers') return { kind: 'offers' };
    const target = this.#targetOf(best, language, named);
    // Such as pictures: that they are not read is said.
    if (!target) return { kind: 'unknown' };
    if (best.strength === 'maybe') return { kind: 'unsure', targets: [target] };
    return { kind: 'target', target, rank: ranks[best.strength === 'sure' ? 'words' : best.strength] };
  }

  #targetOf(
    { field: name, languages: spoken }: WordReading,
    language: Language,
    named: Language | undefined,
  ): ColumnTarget | undefined {
    const field = importedFields.find((each) => each.name === name);
    if (!field?.field.imported) return undefined;
    if (field.field.kind !== 'translated') return { kind: 'field', field };
    const own = spoken.length === 0 || spoken.includes(language) ? language : (spoken[0] ?? language);
    return { kind: 'field', field, language: named ?? own, ...(named && { isNamed: true }) };
  }

  /** A heading that we know and that is written alike. */
  suggest(heading: string): string | null {
    return this.#nearest(nameKey(heading)) ?? null;
  }

  #addField(name: keyof typeof product.fields): void {
    const declared: Field = product.fields[name];
    const own = importedFields.find((each) => each.name === name);
    const isImported = own?.field.imported ?? false;
    // Files bring pictures: that these are not read is not to be passed over.
    if (declared.kind === 'image' && !isImported) return;
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

  #addSystem({ fields = {}, attributes = {}, offers, others }: SystemNames): void {
    const rank = ranks.synonym;
    for (const name of keysOf(fields)) {
      const field = importedFields.find((each) => each.name === name);
      if (field?.field.imported)
        for (const text of namesIn(fields[name])) this.#add(text, { rank, field, languages: [] });
    }
    for (const [meant, texts] of Object.entries(attributes)) {
      const [, name = meant, unit] = lastBrackets.exec(meant) ?? [];
      const found = this.#attributes.read(name, unit);
      const [attribute, another] = found?.isSure ? found.attributes : [];
      if (attribute && !another)
        for (const text of namesIn(texts))
          this.#add(text, { rank, attribute, languages: [], ...(unit && { unit }) });
    }
    for (const text of namesIn(offers)) this.#add(text, { rank, field: 'offers', languages: [] });
    for (const text of namesIn(others)) this.#add(text, { rank, field: 'other', languages: [] });
  }

  /** What a mapping means by the name of a field, its place in the JSON, or the sid of an attribute. */
  #named(field: string): Entry | undefined {
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
      if (another) return { kind: 'ambiguous', sids: chosen.map(({ sid }) => sid) };
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
}

/** What a heading of that entry means; `named` is the language that the heading itself says. */
function meaningOf(entry: Entry, language: Language, named?: Language): Meaning {
  const { field, rank, attribute, unit } = entry;
  if (attribute)
    return { kind: 'target', rank, target: { kind: 'attribute', attribute, ...(unit && { unit }) } };
  if (field === 'raw' || field === 'offers' || field === 'other') return { kind: field };
  if (field === undefined || field === 'ignored') return { kind: 'ignored' };
  if (field === 'orga' || field === 'language') return { kind: 'target', rank, target: { kind: field } };
  if (field.field.kind !== 'translated') return { kind: 'target', rank, target: { kind: 'field', field } };
  const spoken = entry.languages.includes(language) ? language : (entry.languages[0] ?? language);
  const said = named ?? entry.named;
  const isNamed = said !== undefined && { isNamed: true };
  return { kind: 'target', rank, target: { kind: 'field', field, language: said ?? spoken, ...isNamed } };
}

/** @param column where a heading stands more than once */
function placeKey(heading: string, layout: string, column = ''): string {
  return `${layout} ${column} ${nameKey(heading)}`;
}

/** Only translated texts have a language. */
function fits({ field }: Entry, named: Language | undefined): boolean {
  return !named || (typeof field === 'object' && field.field.kind === 'translated');
}

/** Is the unit that a heading has in brackets one? */
function isUnitOf({ attribute, unit = '' }: Extract<ColumnTarget, { kind: 'attribute' }>): boolean {
  if (attribute.unit === null) return isUnit(unit);
  return sameUnit(attribute.unit, unit) || convertUnit(1, unit, attribute.unit) !== undefined;
}

function isMany(target: ColumnTarget): boolean {
  return target.kind === 'field' && target.field.type === 'text[]';
}
