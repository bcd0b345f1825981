import type { RawMeaning } from '../../../../resources/calls/rawValues.ts';
import { attributeAt, mappedPlace } from '../../../../resources/mappedPlace.ts';
import type { ImportedAttribute } from '../catalogue/attributes.ts';
import { importedFields } from '../importedFields.ts';
import { namesProduct, type Target } from '../target.ts';

/**
 * What a column means that is said to be this field or attribute, texts in this language unless it says another;
 * undefined for what cannot be, such as what names the product.
 */
export function targetNamed(
  { field: said, language, unit }: Omit<RawMeaning, 'heading'>,
  attributes: readonly ImportedAttribute[],
  spoken: NonNullable<RawMeaning['language']>,
): Target | undefined {
  const place = mappedPlace(said);
  const sid = attributeAt(place.field);
  const attribute = attributes.find((each) => each.sid === sid);
  if (attribute) return { kind: 'attribute', attribute, ...(unit && { unit }) };
  const field = importedFields.find(({ path }) => path === place.field);
  if (!field?.field.imported || field.field.kind === 'values') return undefined;
  if (field.field.kind !== 'translated') {
    const target: Target = { kind: 'field', field };
    return namesProduct(target) ? undefined : target;
  }
  return { kind: 'field', field, language: language ?? place.language ?? spoken, isNamed: true };
}
