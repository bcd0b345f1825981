import { describe, expect, it } from 'vitest';
import { entity } from '../../../resources/entity.ts';
import {
  choice,
  code,
  date,
  file,
  gaps,
  gtin,
  image,
  number,
  object,
  reference,
  sid,
  text,
  translated,
  values,
} from '../../../resources/kinds/grammar.ts';
import { openToAll } from '../../../tests/setup/openToAll.ts';
import { leavesOf } from '../../fields/leaves/leaves.ts';
import { changeable, companyOf } from './changeable.ts';

const offer = entity({
  name: 'offer',
  path: 'offer/{platform}',
  key: ['orgaSid', 'sid'],
  owner: 'orgaSid',
  title: 'name',
  calls: ['list', 'update'],
  access: openToAll,
  fields: {
    orgaSid: reference('orga', { required: true }),
    sid: sid(),
    articleNumber: code(),
    name: translated({ required: true }),
    note: text(),
    line: reference('productLine', { within: ['orgaSid'] }),
    colours: choice(['red', 'green'], { many: true }),
    since: date(),
    codes: code({ many: true }),
    gtins: gtin({ many: true }),
    address: object({ zip: text(), lines: object({ text: text() }, { many: true }) }),
    pictures: image('productImage', { many: true }),
    sheet: file('pdf'),
    badge: image('productImage', { ofNoCompany: true }),
    attributes: values(),
    missing: gaps(),
    views: number({ readOnly: true }),
  },
});
const leaves = leavesOf(offer, [{ attributes: { width: 1, height: 2 } }]);
const names = (chosen: Omit<Parameters<typeof changeable>[1], 'entity'>) =>
  changeable(leaves, { entity: offer, ...chosen }).map(({ path }) => path.join('.'));

describe('What several things can be given at once (behaviour B218)', () => {
  it('is each leaf that means the same in all of them: a language, an attribute, a part, an element of a list', () => {
    expect(names({ parents: { orgaSid: 'acme' }, orgaSid: 'acme' })).toEqual([
      'articleNumber',
      'name.de',
      'name.en',
      'name.fr',
      'name.it',
      'note',
      'line',
      'colours',
      'since',
      'codes',
      'address.zip',
      'pictures',
      'sheet',
      'badge',
      'attributes.width',
      'attributes.height',
    ]);
  });

  it('is nothing that belongs to a company where they are of several', () => {
    const ofSeveral = names({ parents: {} });
    expect(['line', 'pictures', 'sheet'].filter((name) => ofSeveral.includes(name))).toEqual([]);
    expect(ofSeveral).toContain('badge');
    expect(companyOf(offer, [{ orgaSid: 'acme' }, { orgaSid: 'acme' }])).toBe('acme');
    expect(companyOf(offer, [{ orgaSid: 'acme' }, { orgaSid: 'other' }])).toBeUndefined();
  });
});
