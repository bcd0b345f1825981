import { languages, type Language } from '../../../../../resources/language/languages.ts';
import { keysOf } from '../../../../../resources/keysOf.ts';
import { foldedWords } from '../../../../find/query/fold.ts';
import { nameKey } from '../../catalogue/nameKey.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as fr } from './fr.ts';
import { words as it } from './it.ts';
import { words as others } from './others.ts';
import { measures } from '../attributes/measures.ts';
import type { Role, Words } from './role.ts';

/** A word of a heading with what it may stand for; `index` where it is a number such as that of `Bez. 2`. */
export interface Word {
  key: string;
  roles: ReadonlySet<Role>;
  languages: ReadonlySet<Language>;
  index: number | null;
}

interface Known {
  roles: Set<Role>;
  languages: Set<Language>;
}

const byLanguage: Record<Language, Words> = { de, en, fr, it };
/** `Masse` are no beginning of `Masseinheit`. */
const sizes = ['Mass', 'Masse', 'Abmessungen'];
const known = readWords();
const ofOthers = readOthers();
/** Longest first, so that `kurztext` is not `kurz` and `text`. */
const partsOfCompounds = [...known.keys()].filter((word) => word.length > 3).sort(longestFirst);
const shortParts = [
  'art',
  'lief',
  'bez',
  'ean',
  'url',
  'nr',
  'me',
  've',
  'vpe',
  'abn',
  'cod',
  'ref',
  'gr',
  'mg',
  'kz',
  'web',
  'typ',
];
const partsByLetter = Map.groupBy([...partsOfCompounds, ...shortParts], (part) => part[0] ?? '');
/** What German puts between the parts of a compound. */
const joints = ['', 's', 'n', 'en', 'es', 'er', 'e'];
/** Prices are called so many things that the end of the word must do. */
const endsOfPrices = ['preis', 'preise', 'price', 'kosten', 'rabatt', 'prezzo', 'prix', 'zuschlag'];
const shortestAbbreviation = 3;
const beginnings = readBeginnings();
const shortestCompound = 6;
/** Two letters beside each other, as of the classes `A+++ – D`, are no word. */
const shortestPair = 3;

/** Signs in headings, as words. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/[Øø⌀∅]/g, ' durchmesser '],
  [/[€£$]/g, ' eur '],
  [/\bS?Fr\.(?=[\s/]|$)/g, ' chf '],
  // Behind `λ` stands for which state it holds: `λ10,tr`, `λD`.
  [/[λΛ](?:[DRU](?![\p{L}])|\d+(?:,\s*\p{Ll}{2,3})?)?/gu, ' lambda '],
  [/\bmaxi\b/gi, 'max'],
  [/(?<!\p{L})ép\.?(?!\p{L})/giu, ' epaisseur '],
  // Whole it is how a thing looks.
  [/\bdésign\b|\bd[eé]sign\./gi, 'designation '],
  // `Q.tà`, and what German cuts short of `-ung`: `Verglasg.`
  [/\bq\.\s?t/gi, 'qt'],
  // But not `Bestellmg.`, which is a quantity.
  [/(?<=\p{L}{4})(?<!m)g\.(?!\p{L})/gu, 'ung'],
  [/([a-z])([A-Z])/g, '$1 $2'],
  [/([A-Z]{2,})([A-Z][a-z])/g, '$1 $2'],
  // Yes or no: `Rett. S/N`.
  [/(?<!\p{L})[SOJY]\/N(?!\p{L})/gu, ' '],
  // `SCat`, the group within one.
  [/(?<!\p{L})S(?=(?:Cat|Fam|Gr|Gruppe?)\.?(?!\p{Ll}))/gu, ' sub '],
  // `WGrp`, `AGrp.`, but `RGrp` is of discounts.
  [/(?<!\p{L})[A-QS-Z](?=Gr(?:p|uppe)\.?(?!\p{Ll}))/gu, ''],
  // Behind a pressure `Pa` is its unit, and no French price.
  [/(?<=\S[\s_(])[hk]?Pa\b/g, ' '],
  [/(?<!\p{L})U\.\s?([MV])\.?(?!\p{L})/giu, ' u$1 '],
  [/(?<!\p{L})f\.\s(?=\p{L}{3})/gu, ' für '],
  // Lines of one text: `bez.z1`.
  [/(?<!\p{L})z(?:eile)?\s?(\d)(?!\d)/giu, ' $1 '],
  // Everything behind a number sign is read as letters.
  [/[№#]/g, ' nr '],
  [/°\s*(?=\p{L}|$)/gu, ' '],
];

/** The words of a heading, compounds and what is written together taken apart: `Lief.Art.Nr.`, `supplierItemId`. */
export function wordsOf(heading: string): Word[] {
  const spaced = signs.reduce((text, [sign, word]) => text.replace(sign, word), heading);
  const keys = foldedWords(spaced);
  const found: Word[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? '';
    const both = key + (keys[at + 1] ?? '');
    const pair = both.length < shortestPair ? undefined : known.get(both);
    if (pair && keys[at + 1] !== undefined && !known.has(key)) {
      found.push({ key: both, ...pair, index: null });
      at += 1;
    } else found.push(...taken(key));
  }
  return found;
}

const remembered = new Map<string, Word[]>();
const mostRemembered = 10_000;

function taken(key: string): Word[] {
  const before = remembered.get(key);
  if (before) return before;
  const words = takenApart(key);
  if (remembered.size < mostRemembered) remembered.set(key, words);
  return words;
}

function takenApart(key: string): Word[] {
  if (/^\d+$/.test(key))
    return [{ key, roles: new Set(), languages: new Set(languages), index: Number(key) }];
  const whole = known.get(key);
  if (whole) return [{ key, ...whole, index: null }];
  const ofOther = ofOthers.get(key);
  if (ofOther) return [{ key, ...ofOther, index: null }];
  const parts = key.length >= shortestCompound ? partsOf(key) : undefined;
  if (parts) return parts.map((part) => ({ key: part, ...(known.get(part) ?? unknown), index: null }));
  const cut = cutCompound(key);
  if (cut) return cut;
  if (key.startsWith('preis') || endsOfPrices.some((end) => key.endsWith(end)))
    return [{ key, roles: new Set<Role>(['price']), languages: new Set(languages), index: null }];
  return [{ key, ...(abbreviated(key) ?? misspelt(key) ?? unknown), index: null }];
}

const shortestMisspelt = 8;

/** What a long word stands for of which one letter is missing, too many or another one: `Bezeichung`. */
function misspelt(key: string): Known | undefined {
  if (key.length < shortestMisspelt || /\d/.test(key)) return undefined;
  for (const [word, entry] of known)
    if (entry.roles.size > 0 && word.length >= shortestMisspelt && isOneLetterApart(key, word)) return entry;
  return undefined;
}

function isOneLetterApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [rest, otherRest] = [one.slice(same), other.slice(same)];
  return rest.slice(1) === otherRest.slice(1) || rest.slice(1) === otherRest || rest === otherRest.slice(1);
}

const unknown: Known = { roles: new Set(), languages: new Set() };

/** What all words that begin so stand for; nothing where they differ. */
function abbreviated(key: string): Known | undefined {
  const found = key.length < shortestAbbreviation ? undefined : beginnings.get(key);
  return found && found.roles.size > 0 ? found : undefined;
}

function readBeginnings(): Map<string, Known> {
  const found = new Map<string, Known>();
  for (const [word, { roles, languages: spoken }] of known)
    // Nobody cuts short what says nothing: `orig.` is the origin, and not `original`.
    for (let length = shortestAbbreviation; says(roles) && length < word.length; length += 1) {
      const entry = found.get(word.slice(0, length));
      const common = entry ? [...entry.roles].filter((role) => roles.has(role)) : roles;
      const both = [...(entry?.languages ?? []), ...spoken];
      found.set(word.slice(0, length), { roles: new Set(common), languages: new Set(both) });
    }
  return found;
}

function says(roles: ReadonlySet<Role>): boolean {
  return roles.size > 1 || (roles.size === 1 && !roles.has('filler'));
}

const shortestCut = 4;

/** A compound of which the last word is cut: `Liefereinh.`. */
function cutCompound(key: string): Word[] | undefined {
  for (const part of partsByLetter.get(key[0] ?? '') ?? []) {
    if (!key.startsWith(part) || part.length < shortestCut) continue;
    const rest = key.slice(part.length);
    const found = rest.length < shortestCut ? undefined : abbreviated(rest);
    if (found)
      return [
        { key: part, ...(known.get(part) ?? unknown), index: null },
        { key: rest, ...found, index: null },
      ];
  }
  return undefined;
}

/** The known words that a compound consists of, wholly. */
function partsOf(compound: string, isFirst = true): string[] | undefined {
  if (compound === '') return [];
  for (const part of partsByLetter.get(compound[0] ?? '') ?? []) {
    if (!compound.startsWith(part) || (isFirst && part === compound)) continue;
    const rest = compound.slice(part.length);
    for (const joint of joints) {
      if (!rest.startsWith(joint) || (joint !== '' && rest === joint && joint.length > 2)) continue;
      const others = partsOf(rest.slice(joint.length), false);
      if (others) return [part, ...others];
    }
  }
  return undefined;
}

function readWords(): Map<string, Known> {
  const found = new Map<string, Known>();
  for (const language of languages)
    for (const role of keysOf(byLanguage[language]))
      for (const word of (byLanguage[language][role] ?? '').split(' ').map(nameKey).filter(Boolean)) {
        const entry = found.get(word) ?? { roles: new Set(), languages: new Set() };
        entry.roles.add(role);
        entry.languages.add(language);
        found.set(word, entry);
      }
  for (const word of sizes) found.set(nameKey(word), { roles: new Set(), languages: new Set() });
  // So that `Artikelgewicht` can be taken apart.
  for (const name of measures.flat().filter((each) => /^\p{L}{4,}$/u.test(each)))
    if (!found.has(nameKey(name))) found.set(nameKey(name), { roles: new Set(), languages: new Set() });
  return found;
}

/** They are known whole: their parts and beginnings would only make those of ours say less. */
function readOthers(): Map<string, Known> {
  const found = new Map<string, Known>();
  for (const role of keysOf(others))
    for (const word of (others[role] ?? '').split(' ').map(nameKey).filter(Boolean)) {
      const entry = found.get(word) ?? { roles: new Set(), languages: new Set() };
      entry.roles.add(role);
      found.set(word, entry);
    }
  return found;
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}
