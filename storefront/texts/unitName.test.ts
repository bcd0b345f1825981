import { expect, it } from 'vitest';
import { attributeText } from '../catalogue/attributeText.ts';
import { pageView } from '../page/PageView.ts';
import { contextOf } from '../testing/contextOf.ts';

it('Days and pieces are words of the language, in the number that they stand behind; signs stay as they are', () => {
  const written = (['de', 'en', 'fr', 'it'] as const).map((language) => {
    const view = pageView(contextOf({ language }));
    return [
      [1, 'd'],
      [2, 'd'],
      [1, 'Stk'],
      [24, 'Stk'],
      [900, 'mm'],
    ].map(([value = 0, unit]) =>
      attributeText({ value, unit: String(unit) }, view).replaceAll('\u00a0', ' '),
    );
  });
  expect(written).toEqual([
    ['1 Tag', '2 Tage', '1 Stück', '24 Stück', '900 mm'],
    ['1 day', '2 days', '1 piece', '24 pieces', '900 mm'],
    ['1 jour', '2 jours', '1 pièce', '24 pièces', '900 mm'],
    ['1 giorno', '2 giorni', '1 pezzo', '24 pezzi', '900 mm'],
  ]);
});
