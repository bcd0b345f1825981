import type { Language } from '../../resources/languages.ts';
import { spelledUnits } from '../../resources/unitInHead.ts';
import type { View } from '../../ui/view/View.tsx';

const names = new Map<string, Intl.NumberFormat>();

/** A unit as people of a language write it behind that number: `Tage` for `d`, but `mm` for `mm`. */
export function unitName({ t, language }: Pick<View, 't' | 'language'>, unit: string, count = 2): string {
  if (unit === 'Stk') return t('product.pieces', { count });
  const word = spelledUnits[unit];
  if (word === undefined) return unit;
  const parts = formatOf(language, word).formatToParts(count);
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}

function formatOf(language: Language, unit: string): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  let format = names.get(key);
  if (!format)
    names.set(key, (format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })));
  return format;
}
