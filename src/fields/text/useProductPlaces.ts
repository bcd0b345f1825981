import { useMemo } from 'react';
import { attributePrefix } from '../../../resources/finding/attributePrefix.ts';
import { ignoredField } from '../../../resources/exchange/ignoredField.ts';
import type { Field } from '../../../resources/kinds/field.ts';
import { isMappedField } from '../../../resources/mappedPlace.ts';
import { rawField } from '../../../resources/exchange/rawField.ts';
import { entities } from '../../../resources/registry.ts';
import { rowLanguage } from '../../../resources/language/rowLanguage.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { unitName } from '../../../resources/language/unitName.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import { useRecords } from '../reference/useRecords.ts';

/** A place in a product: `value` as the API names it. */
export interface ProductPlace {
  value: string;
  label: string;
}

/** Everything of a product that a column may hold. @param isMapping also that a column is not to be read, or tells the language */
export function useProductPlaces(isMapping: boolean): readonly ProductPlace[] {
  const text = useText();
  const labels = useLabels();
  const { language } = useBackoffice();
  const { data: attributes } = useRecords('attribute');
  return useMemo(() => {
    const fields = Object.entries<Field>(entities.product.fields).flatMap(([name, { at = name }]) =>
      isMappedField(at) ? [{ value: at, label: labels.field(placeOf(entities.product, name)) }] : [],
    );
    const values = (attributes ?? []).map(({ sid, name, unit }) => ({
      value: attributePrefix + String(sid),
      label: [textIn(name, language), unit && `(${unitName({ language }, String(unit))})`]
        .filter(Boolean)
        .join(' '),
    }));
    const others = [
      { value: ignoredField, label: text('workbench.ignored') },
      { value: rawField, label: text('workbench.raw') },
      { value: rowLanguage, label: text('import.rowLanguage') },
    ];
    return [...(isMapping ? others : []), ...fields, ...values];
  }, [attributes, isMapping, labels, language, text]);
}
