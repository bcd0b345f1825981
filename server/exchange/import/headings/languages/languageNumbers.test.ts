import { expect, it } from 'vitest';
import type { Language } from '../../../../../resources/language/languages.ts';
import { languageNumbers } from './languageNumbers.ts';

const isText = (heading: string) => /^(?:name|titel|text|bezeichnung(?: lang)?(?: \d)?)$/i.test(heading);
function read(columns: Record<string, Language | ''>) {
  const spoken = Object.values(columns);
  const cells = Object.keys(columns).map((text, at) => ({ column: at + 1, text }));
  return Object.fromEntries(
    languageNumbers(cells, { isText, spokenIn: (at) => spoken[at - 1] || undefined }),
  );
}

it('Texts of several numbers are in as many languages, one that tells nothing in that of its number (behaviour B639)', () => {
  expect(read({ name_1: 'de', name_2: 'fr', 'text-1': '', 'text-2': 'fr', preis_2: '' })).toEqual({
    name_1: { text: 'name', named: 'de' },
    name_2: { text: 'name', named: 'fr' },
    'text-1': { text: 'text', named: 'de' },
    'text-2': { text: 'text', named: 'fr' },
  });
});

it('Where all texts end in one number it is that of their language, of groups too', () => {
  expect(read({ name_4: '', preis_4: '', gruppe_1_4: '' })).toEqual({
    name_4: { text: 'name', named: undefined },
    gruppe_1_4: { text: 'gruppe_1', named: undefined },
  });
  expect(read({ TITEL_LANG1: 'it' })).toEqual({ TITEL_LANG1: { text: 'TITEL', named: 'it' } });
});

it('Lines of one language, a second line and a long text are numbered for another reason', () => {
  const lists: Record<string, Language | ''>[] = [
    { 'Bezeichnung 1': 'de', 'Bezeichnung 2': 'de' },
    { 'Bezeichnung 1': 'de', 'Bezeichnung 2': '' },
    { 'Bezeichnung 2': 'de' },
    { Bezeichnung: 'de', 'Bezeichnung 3': 'de' },
    { 'Bezeichnung lang 1': 'de' },
  ];
  for (const columns of lists) expect(read(columns)).toEqual({});
});
