import { expect, it } from 'vitest';
import { object, text, translated } from '../../../resources/kinds/grammar.ts';
import { missingTexts } from './missingTexts.ts';

const fields = {
  title: translated(),
  keywords: translated(),
  code: text(),
  columns: object({ heading: translated() }, { many: true }),
};

it('What is missing in a language is counted through lists of objects; a text that nobody has begun is not', () => {
  const values = {
    title: { de: 'Fenster', fr: '' },
    keywords: null,
    code: 'de',
    columns: [{ heading: { de: 'Breite', fr: 'Largeur' } }, { heading: {} }, null],
  };
  expect(missingTexts({ fields }, values)).toEqual({ de: 0, en: 2, fr: 1, it: 2 });
});
