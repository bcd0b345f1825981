import { useTranslate } from 'ra-core';
import type { ColumnProps } from '../kindProps.ts';

export function YesNoColumn({ value }: ColumnProps) {
  const translate = useTranslate();
  return <>{translate(`ra.boolean.${Boolean(value)}`)}</>;
}
