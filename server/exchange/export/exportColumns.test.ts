import { expect, it } from 'vitest';
import { columnOfAttribute } from './exportColumns.ts';
import { HeadingNames } from './HeadingNames.ts';

const frist = {
  sid: 'lieferfrist',
  name: { de: 'Lieferfrist', en: 'Lead time', fr: 'Délai', it: 'Termine' },
  kind: 'number' as const,
  unit: 'd',
  choices: [],
};

it('A column is headed by its unit in words, as far as an import reads them as the same', () => {
  const names = new HeadingNames([frist]);
  expect(
    (['de', 'en', 'fr'] as const).map((reader) => columnOfAttribute(frist, reader, names).header),
  ).toEqual(['Lieferfrist (Tage)', 'Lead time (days)', 'Délai (jours)']);
});
