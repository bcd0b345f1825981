import { expect, it } from 'vitest';
import { actsOn } from '../../../resources/bulk/actsOn.ts';
import { judgeWish } from '../../../resources/bulk/judgeWish.ts';
import {
  choice,
  code,
  date,
  file,
  gtin,
  image,
  link,
  number,
  reference,
  text,
  translated,
  yesNo,
} from '../../../resources/kinds/grammar.ts';
import { faultText } from './problemTexts.ts';

const fields = [
  text(),
  translated(),
  number(),
  number({ integer: true }),
  yesNo(),
  date(),
  link(),
  code({ shape: 'bkp' }),
  gtin(),
  choice(['a', 'b']),
  choice(['a', 'b'], { many: true }),
  reference('category'),
  image('logo'),
  file('pdf'),
];
const wrong = ['breit', 5, 1.5, true, ['breit'], { breit: 5 }];

it('A value of the wrong kind is told in the words of its reader, whatever it is of', () => {
  const told = new Set<string>();
  for (const field of fields)
    for (const act of actsOn(field))
      for (const value of wrong) {
        const { fault } = judgeWish({ name: 'field', within: [], field }, { act, value, find: 'x' });
        if (fault)
          for (const language of ['de', 'fr', 'it'] as const)
            told.add(faultText(language, 'baustein', fault.code, fault.values));
      }
  for (const sentence of told)
    expect(sentence).not.toMatch(/\b(string|number|int|nan|boolean|array|record|object|undefined)\b|\{\{/);
  expect([...told]).toEqual(
    expect.arrayContaining([
      'Das passt hier nicht. Erwartet wird eine Zahl, etwa 12.5.',
      'Das passt hier nicht. Erwartet wird ja oder nein.',
      'Das ist keine Zahl. Schreiben Sie eine, etwa 12.5.',
    ]),
  );
});
