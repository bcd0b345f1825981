import type { Entity } from '../../../resources/entity.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { useAttributes } from '../values/useAttributes.ts';

/** What a leaf of a record is called, such as `Titel (Français)`, `Breite` or `Bilder: Reihenfolge`. */
export function useLeafLabel({ fields }: Pick<Entity, 'fields'>): (leaf: Leaf) => string {
  const labels = useLabels();
  const text = useText();
  const { language: reader } = useBackoffice();
  const attributes = useAttributes(Object.values(fields).some(({ kind }) => kind === 'values'));
  return ({ place, language, attribute, isOrder }) => {
    const name = labels.field(place);
    if (language) return `${name} (${nameOf(language)})`;
    if (isOrder) return text('change.order', { field: name });
    if (attribute === undefined) return name;
    const known = attributes.get(attribute);
    return (known && textIn(known.name, reader)) || attribute;
  };
}
