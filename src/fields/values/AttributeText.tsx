import { useTranslate } from 'ra-core';
import { textIn } from '../../../resources/language/translate.ts';
import { bareNumber } from '../../../resources/finding/bareNumber.ts';
import { unitName } from '../../../resources/language/unitName.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useAttributes } from './useAttributes.ts';

/** The value of an attribute as people read it: with its unit, its choice by its label; of one that is no more, as stored. */
export function AttributeText({ sid, value }: { sid: string; value: unknown }) {
  const { language } = useBackoffice();
  const translate = useTranslate();
  const number = useNumber();
  const attribute = useAttributes().get(sid);
  if (typeof value === 'boolean') return <>{translate(`ra.boolean.${value}`)}</>;
  const count = typeof value === 'number' ? value : undefined;
  const unit = attribute?.unit ? `\u00a0${unitName({ language }, attribute.unit, count)}` : '';
  if (typeof value === 'number') return <>{(unit ? number(value) : bareNumber(value, number)) + unit}</>;
  const choice = attribute?.choices.find((one) => one.sid === value);
  return <>{((choice && textIn(choice.label, language)) || String(value)) + unit}</>;
}
