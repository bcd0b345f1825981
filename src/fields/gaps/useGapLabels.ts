import { useTranslate } from 'ra-core';
import { isLanguage } from '../../../resources/language/languages.ts';
import { doubtCode, ruleOf, ruleOfDoubt } from '../../../resources/plausibility/implausible.ts';
import { entities } from '../../../resources/registry.ts';
import type { Entity } from '../../../resources/entity.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { placeOf } from '../../directory/Place.ts';
import { titleOf } from '../../directory/titleOf.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useRecords } from '../reference/useRecords.ts';

/** What a missing place is called: `Titel (FR)`, the name of an attribute, `Dokumente`; and why values are in doubt. */
export function useGapLabels(entity: Entity): (gap: string) => string {
  const labels = useLabels();
  const number = useNumber();
  const translate = useTranslate();
  const { language } = useBackoffice();
  const { data: attributes = [] } = useRecords('attribute');
  return (gap) => {
    const doubt = ruleOfDoubt(gap);
    if (doubt) {
      const values = Object.entries(ruleOf(doubt).values ?? {});
      return translate(
        `faults.${doubtCode(doubt)}`,
        Object.fromEntries(values.map(([name, value]) => [name, number(value)])),
      );
    }
    const [name = '', part = ''] = gap.split('.');
    if (!entity.fields[name]) {
      const missing = Object.values<Entity>(entities).find((other) => other.name === name);
      return missing ? labels.many(missing) : name;
    }
    const label = labels.field(placeOf(entity, name));
    if (entity.fields[name].kind === 'values') {
      const attribute = attributes.find(({ sid }) => sid === part);
      return attribute ? titleOf(entities.attribute, attribute, language) : part;
    }
    return isLanguage(part) ? `${label} (${part.toUpperCase()})` : label;
  };
}
