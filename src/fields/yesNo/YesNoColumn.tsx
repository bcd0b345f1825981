import { useTranslate } from 'ra-core';
import type { ColumnProps } from '../kindProps.ts';

/** Yes or no in a list. */
export function YesNoColumn({ value }: ColumnProps) {
  const translate = useTranslate();
  return <>{translate(`ra.boolean.${Boolean(value)}`)}</>;
}
