import { slug } from '../../resources/address/slug.ts';
import { text, type Text } from '../text.ts';
import type { AttributeGroup, AttributeKind } from '../types.ts';

/** An attribute as declared; which categories have it follows from the product families. */
export type AttributeSource = {
  sid: string;
  name: Text;
  kind: AttributeKind;
  unit: string | null;
  choices: { sid: string; label: Text }[];
};

export type AttributeGroupSource = { group: AttributeGroup; attributes: AttributeSource[] };

/** @param names `de | en | fr | it`; the sid is the German name in kebab-case */
function attribute(
  names: string,
  kind: AttributeKind,
  unit: string | null,
  choices: string[],
): AttributeSource {
  return {
    sid: slug(text(names).de),
    name: text(names),
    kind,
    unit,
    choices: choices.map((label) => ({ sid: slug(text(label).de), label: text(label) })),
  };
}

export const number = (names: string, unit: string | null = null): AttributeSource =>
  attribute(names, 'number', unit, []);

export const words = (names: string): AttributeSource => attribute(names, 'text', null, []);

export const yesNo = (names: string): AttributeSource => attribute(names, 'yesNo', null, []);

/** @param labels one per choice; the choice's sid is its German label in kebab-case */
export const choice = (names: string, ...labels: string[]): AttributeSource =>
  attribute(names, 'choice', null, labels);
