import { product } from '../../../../resources/entities/product.ts';
import type { ChoiceField, Field } from '../../../../resources/kinds/field.ts';
import { entities as de } from '../../../../resources/texts/de/entities.ts';
import { entities as en } from '../../../../resources/texts/en/entities.ts';
import { entities as fr } from '../../../../resources/texts/fr/entities.ts';
import { entities as it } from '../../../../resources/texts/it/entities.ts';
import { nameKey } from '../catalogue/nameKey.ts';
import { orderUnitsNamed } from './orderUnitsNamed.ts';

const synonyms: Partial<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  orderUnit: orderUnitsNamed,
};
const labels = [de, en, fr, it].map(
  ({ product: { choices } }): Record<string, Record<string, string>> => choices,
);

/** By the field its choices by all names of each. */
const named = new Map<Field, ReadonlyMap<string, string>>(
  Object.entries<Field>(product.fields).flatMap(([name, field]) => {
    if (field.kind !== 'choice') return [];
    const names = field.choices.flatMap((choice) =>
      [...labels.map((of) => of[name]?.[choice] ?? choice), ...(synonyms[name]?.[choice] ?? []), choice].map(
        (one) => [nameKey(one), choice] as const,
      ),
    );
    return [[field, new Map(names)] as const];
  }),
);

/** The choice of a product's field that a text names as it is declared, or as screens or suppliers call it; else the text itself. */
export function readChoice(field: ChoiceField, text: string): string {
  return field.choices.includes(text) ? text : (named.get(field)?.get(nameKey(text)) ?? text);
}
