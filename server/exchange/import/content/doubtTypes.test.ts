import { expect, it } from 'vitest';
import { NameIndex } from '../catalogue/NameIndex.ts';
import { targetKey } from '../target.ts';
import { doubtTypes } from './doubtTypes.ts';
import { fieldTarget, judgedByHeading, type JudgedColumn } from './JudgedColumn.ts';

const cellOf = (text: string) => ({ column: 1, kind: 'text', text, value: text }) as const;
const column = (heading: string, target: NonNullable<JudgedColumn['target']>): JudgedColumn =>
  judgedByHeading(cellOf(heading), 'A', { kind: 'target', target, rank: 2 }, { cells: [], rows: 0 });
const kind = (heading: string) =>
  column(heading, {
    kind: 'attribute',
    attribute: {
      sid: 'typ',
      unit: null,
      names: ['Typ'],
      terms: [],
      kind: 'text',
      choices: new NameIndex([]),
      declared: [],
    },
  });

it('Type alone is asked, with what it may be (behaviour B752)', () => {
  const [type, other] = [kind('Typ'), kind('Typ des Griffs')];
  doubtTypes([type, other]);
  expect(type.target).toBeUndefined();
  expect(type.proposals.map(({ target }) => targetKey(target))).toEqual(['attributes.typ', 'mainCategory']);
  expect(other.target).toBeDefined();
});

it('beside a group it is none', () => {
  const type = kind('Type');
  doubtTypes([type, column('Gruppe', fieldTarget('mainCategory'))]);
  expect(type.proposals.map(({ target }) => targetKey(target))).toEqual(['attributes.typ']);
});
