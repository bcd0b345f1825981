import { expect, it } from 'vitest';
import { readJudged } from './readJudged.ts';

const whole = { query: 'Brause', language: 'de', kind: 'synonym', answers: { categories: ['duschen'] } };
const read = (...entries: unknown[]) => readJudged('own.json', JSON.stringify(entries));

it('One answer may stand alone, and counts as near where it says no grade', () => {
  expect(read(whole)[0]?.answers).toEqual([{ categories: ['duschen'], grade: 1 }]);
  expect(read({ ...whole, answers: [{ orga: 'muster', grade: 3 }] })[0]?.answers[0]?.grade).toBe(3);
});

it('A pattern on titles tells cases apart, unless it says that it does not', () => {
  const [first] = read({ ...whole, answers: [{ titles: 'Tor$' }, { titles: '(?i:tor)$' }] });
  expect(first?.answers.map(({ titles }) => titles?.test('Sektionaltor'))).toEqual([false, true]);
});

it('Every fault names the entry, the place and what to give instead, all of them at once', () => {
  const faulty = () =>
    read(
      whole,
      { ...whole, language: 'rm', answers: [{ titles: '(' }, { categry: 'x', orga: 'muster' }] },
      { ...whole, answers: { articleNumbers: [] } },
      { ...whole, answers: [] },
      7,
    );
  expect(faulty).toThrow('own.json: entry 2 ("Brause"), language is one of de, en, fr, it\n');
  expect(faulty).toThrow('own.json: entry 2 ("Brause"), answers[0].titles is no regular expression');
  expect(faulty).toThrow(
    'answers[1] has no categry: there are articleNumbers, categories, titles, orga, grade, relevant\n',
  );
  expect(faulty).toThrow('entry 3 ("Brause"), answers[0] says of no product that it answers: give one of');
  expect(faulty).toThrow('entry 4 ("Brause"), answers is empty: say which products answer');
  expect(faulty).toThrow('entry 5 is 7: give an object with query, language');
});

it('What is no list of queries is refused as such', () => {
  expect(() => readJudged('own.json', 'Brause')).toThrow('own.json is no JSON');
  expect(() => readJudged('own.json', '{}')).toThrow('own.json holds no queries');
  expect(() => readJudged('own.json', '[]')).toThrow('own.json holds no queries');
});
