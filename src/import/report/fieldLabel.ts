import type { Entity } from '../../../resources/entity.ts';
import { formFields } from '../../../providers/data/formErrors.ts';
import { placeOf } from '../../directory/Place.ts';
import type { Labels } from '../../directory/useLabels.ts';

/** `title.de`, or `productInfo.title.de` as the API nests it, becomes the label of the title and the language. */
export function fieldLabel(entity: Entity, path: string, labels: Labels): string {
  const [place = path] = formFields(entity, path);
  const [name = '', ...rest] = place.split('.');
  if (!Object.hasOwn(entity.fields, name)) return path;
  return [labels.field(placeOf(entity, name)), ...rest].join(' · ');
}
