import type { z } from 'zod';
import type { attributeValue } from '../../../resources/calls/storefrontPages.ts';
import { attribute } from '../../../resources/entities/attribute.ts';
import type { Language } from '../../../resources/language/languages.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { inShownUnit, shownUnit } from '../../find/facets/shownUnit.ts';
import type { ShownUnits } from '../../find/facets/unitsOfCategory.ts';
import { objectOf } from '../../records/objectOf.ts';

/** What of an attribute is needed to show a value of it. */
export const declaredValue = objectOf(attribute, 'sid', 'name', 'kind', 'group', 'unit', 'choices');

/** A value of an attribute as pages show it, a number in the unit in which its category shows it. */
export function shownAttribute(
  declared: z.output<typeof declaredValue>,
  value: string | number | boolean | undefined,
  language: Language,
  units: ShownUnits,
): z.output<typeof attributeValue> {
  const { sid, name, group, choices } = declared;
  const shown = shownUnit(declared.unit, units[sid]);
  const chosen = declared.kind === 'choice' ? choices.find((choice) => choice.sid === value) : undefined;
  return {
    sid,
    name: textIn(name, language),
    group,
    unit: shown.unit,
    value: chosen
      ? textIn(chosen.label, language)
      : typeof value === 'number'
        ? inShownUnit(value, shown)
        : (value ?? ''),
  };
}
