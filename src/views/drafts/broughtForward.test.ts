import { expect, it } from 'vitest';
import type { Draft } from '../../../resources/calls/draft.ts';
import { product } from '../../../resources/entities/product.ts';
import { broughtForward } from './broughtForward.ts';

const nested = (title: string, subTitle: string) => ({
  orgaInfo: { sid: 'a' },
  sid: 'f1',
  productInfo: { title: { de: title }, subTitle: { de: subTitle } },
});
const draft: Draft = {
  state: 'open',
  basedOn: 1,
  current: 2,
  version: 1,
  savedBy: null,
  savedAt: '2026-01-31T08:15:00.000Z',
  submittedBy: null,
  comment: null,
  mayPublish: true,
  faults: [],
  base: nested('Fenster', 'Holz'),
  record: nested('Neues Fenster', 'Holz'),
};
const live = { orgaSid: 'a', sid: 'f1', title: { de: 'Fenster' }, subTitle: { de: 'Holz-Metall' } };

it('A draft that is worked on further keeps what was changed in the record since it was begun (behaviour B489)', () => {
  expect(broughtForward(product, live, draft)).toMatchObject({
    title: { de: 'Neues Fenster' },
    subTitle: { de: 'Holz-Metall' },
  });
});

it('Where nobody knows from what it was begun, it is as it was kept', () => {
  expect(broughtForward(product, live, { ...draft, base: null })).toMatchObject({ subTitle: { de: 'Holz' } });
});
