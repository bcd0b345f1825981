import { useTranslate } from 'ra-core';
import type { Condition } from '../../../resources/kinds/condition.ts';
import { isMoment } from '../../../resources/kinds/isMoment.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { textIn } from '../../../resources/language/translate.ts';
import { unitName } from '../../../resources/language/unitName.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { useAttributes } from '../../fields/values/useAttributes.ts';

export interface IsChoice {
  value: string | boolean;
  label: string;
}

/** The values of which a leaf may be asked to have one, in words; none where it has others. */
export function useIsChoices(): (leaf: Leaf) => IsChoice[] {
  const labels = useLabels();
  const translate = useTranslate();
  const { language } = useBackoffice();
  const attributes = useAttributes();
  const yesNo = () =>
    [true, false].map((value) => ({ value, label: translate(`ra.boolean.${String(value)}`) }));
  return ({ place, attribute }) => {
    const { field } = place;
    if (field.kind === 'choice')
      return field.choices.map((value) => ({ value, label: labels.choice(place, value) }));
    if (field.kind === 'yesNo') return yesNo();
    const known = attribute === undefined ? undefined : attributes.get(attribute);
    if (known?.kind === 'yesNo') return yesNo();
    return (known?.choices ?? []).map(({ sid, label }) => ({
      value: sid,
      label: textIn(label, language) || sid,
    }));
  };
}

/** What is asked of a leaf, in a few words: `fehlt`, `mindestens 100`, `rot, weiss`. */
export function useConditionWords(): (leaf: Leaf, condition: Condition) => string {
  const text = useText();
  const number = useNumber();
  const attributes = useAttributes();
  const choicesOf = useIsChoices();
  const { language, platform } = useBackoffice();
  const dayOf = (day: string) => {
    const tag = languageTag(language, platform);
    return isMoment(day) ? new Date(day).toLocaleString(tag) : new Date(day).toLocaleDateString(tag);
  };
  return (leaf, { has, is, part, least, most, since, until }) => {
    const words: string[] = [];
    const unit = attributes.get(leaf.attribute ?? '')?.unit;
    const shown = (value: number) =>
      unit ? `${number(value)}\u00a0${unitName({ language }, unit, value)}` : number(value);
    if (has !== undefined) words.push(text(has ? 'list.leafHas' : 'list.leafLacks'));
    if (part !== undefined) words.push(text('list.leafHasPart', { part }));
    if (is !== undefined) {
      const choices = choicesOf(leaf);
      const labelOf = (value: unknown) =>
        choices.find((choice) => choice.value === value)?.label ?? String(value);
      words.push([is].flat().map(labelOf).join(', '));
    }
    if (least !== undefined && most !== undefined)
      words.push(text('list.leafBetween', { least: number(least), most: shown(most) }));
    else if (least !== undefined) words.push(text('list.leafLeast', { least: shown(least) }));
    else if (most !== undefined) words.push(text('list.leafMost', { most: shown(most) }));
    if (since !== undefined) words.push(text('list.leafSince', { day: dayOf(since) }));
    if (until !== undefined) words.push(text('list.leafUntil', { day: dayOf(until) }));
    return words.join(', ');
  };
}
