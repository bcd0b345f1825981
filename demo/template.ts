import { attributeSources } from './attributes/index.ts';
import { languagesOfWorld, text, type Text } from './text.ts';
import type { AttributeValue } from './types.ts';

type Language = (typeof languagesOfWorld)[number];
type Segment = { literal: string } | { key: string };

/** Texts with `{key}` places, read once and filled for every product. */
export type Template = { keys: string[]; segments: Record<Language, Segment[]> };

/** @param source one text for all languages or `de | en | fr | it` */
export function template(source: string): Template {
  const texts = text(source);
  const segments = Object.fromEntries(
    languagesOfWorld.map((language) => [language, segmentsOf(texts[language])]),
  ) as Record<Language, Segment[]>;
  return { keys: segments.de.flatMap((segment) => ('key' in segment ? [segment.key] : [])), segments };
}

function segmentsOf(source: string): Segment[] {
  return source
    .split(/(\{[^}]+\})/)
    .filter((part) => part !== '')
    .map((part) => (part.startsWith('{') ? { key: part.slice(1, -1) } : { literal: part }));
}

/** Fills the places from the words, else from the attributes, and starts with a capital letter. */
export function fill(
  { segments }: Template,
  words: Record<string, Text>,
  attributes: Record<string, AttributeValue>,
): Text {
  const inLanguage = (language: Language) =>
    capitalised(
      segments[language]
        .map((segment) =>
          'literal' in segment
            ? segment.literal
            : (words[segment.key]?.[language] ?? shown(segment.key, attributes[segment.key], language)),
        )
        .join(''),
    );
  return { de: inLanguage('de'), en: inLanguage('en'), fr: inLanguage('fr'), it: inLanguage('it') };
}

function shown(sid: string, value: AttributeValue | undefined, language: Language): string {
  if (typeof value === 'number') return decimal(value, language);
  const choice = choiceLabels.get(`${sid}/${value}`);
  if (!choice)
    throw new Error(`Demo template names {${sid}}, but the family gives it no such value: ${value}`);
  return language === 'de' ? choice.de : withinSentence(choice[language]);
}

/** `Cast iron` becomes `cast iron`, but `PVC` and the fire class `Cfl-s1` stay as they are. */
function withinSentence(label: string): string {
  return label.replace(/^\p{Lu}(?=\p{Ll})(?!\p{Ll}+-s\d)/u, (letter) => letter.toLowerCase());
}

const choiceLabels = new Map(
  [...attributeSources.values()].flatMap(({ sid, choices }) =>
    choices.map((choice) => [`${sid}/${choice.sid}`, choice.label] as const),
  ),
);

function decimal(value: number, language: Language): string {
  return language === 'en' ? String(value) : String(value).replace('.', ',');
}

function capitalised(sentence: string): string {
  return sentence.replace(/^[a-zà-ü]/, (letter) => letter.toUpperCase());
}
