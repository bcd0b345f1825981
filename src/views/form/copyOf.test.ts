import { expect, it } from 'vitest';
import { entities } from '../../../resources/registry.ts';
import { copyOf } from './copyOf.ts';

it('A copy says all that its original does, but for what tells the two apart and what the server writes', () => {
  const row = {
    id: 'acme/f1',
    version: 3,
    orgaSid: 'acme',
    orgaName: 'Acme',
    sid: 'f1',
    articleNumber: 'A-1',
    gtins: ['07612345678900'],
    title: { de: 'Fenster' },
    countryOfOrigin: 'CH',
    attributes: { breite: 600 },
    popularity: 7,
  };
  expect(copyOf(entities.product, row)).toEqual({
    title: { de: 'Fenster' },
    countryOfOrigin: 'CH',
    attributes: { breite: 600 },
  });
});
