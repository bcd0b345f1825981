import { describe, expect, it } from 'vitest';
import { entity } from '../../../resources/entity.ts';
import { entities } from '../../../resources/registry.ts';
import {
  choice,
  code,
  date,
  derived,
  number,
  reference,
  sid,
  text,
  translated,
} from '../../../resources/kinds/grammar.ts';
import { openToAll } from '../../../tests/setup/openToAll.ts';
import { firstSort } from './firstSort.ts';
import { filterableFields, listedFields, offeredFields } from './listedFields.ts';

const offer = entity({
  name: 'offer',
  path: 'offer/{platform}',
  key: ['orgaSid', 'sid'],
  owner: 'orgaSid',
  title: 'name',
  calls: ['list', 'update'],
  access: openToAll,
  fields: {
    orgaSid: reference('orga', { required: true, listed: true, filterable: true }),
    orgaName: derived('orgaSid.name', { listed: true }),
    sid: sid({ listed: true, sortable: true }),
    name: translated({ required: true, listed: true, sortable: true, filterable: true }),
    note: text({ long: true }),
    remark: text(),
    line: reference('productLine', { within: ['orgaSid'] }),
    colours: choice(['red', 'green'], { many: true }),
    colour: choice(['red', 'green'], { filterable: true }),
    since: date(),
    codes: code({ many: true }),
    views: number({ readOnly: true }),
  },
});
const ofCompany = { orgaSid: 'acme' };

describe('The columns of a list', () => {
  it('are what is declared as listed, without what all of its rows share', () => {
    expect(listedFields(offer, {})).toEqual(['orgaSid', 'orgaName', 'sid', 'name']);
    expect(listedFields(offer, ofCompany)).toEqual(['sid', 'name']);
  });

  it('are on demand those too that fit a cell', () => {
    expect(offeredFields(offer, ofCompany)).toEqual([
      'remark',
      'line',
      'colours',
      'colour',
      'since',
      'codes',
      'views',
    ]);
  });

  it('never are the same twice', () => {
    for (const declared of Object.values(entities)) {
      const shown = listedFields(declared, {});
      expect(offeredFields(declared, {}).filter((name) => shown.includes(name))).toEqual([]);
    }
  });
});

describe('A list', () => {
  it('is narrowed by what is declared, not by what its address fixes', () => {
    expect(filterableFields(offer, {})).toEqual(['orgaSid', 'name', 'colour']);
    expect(filterableFields(offer, ofCompany)).toEqual(['name', 'colour']);
  });

  it('is sorted at first by its title, else by the first field that it can be sorted by', () => {
    expect(firstSort(offer)).toEqual({ field: 'name', order: 'ASC' });
    expect(firstSort(entities.product).field).toBe('articleNumber');
    expect(firstSort(entities.orgaInfo).field).toBe('id');
  });
});
