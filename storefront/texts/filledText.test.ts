import i18next from 'i18next';
import { expect, it } from 'vitest';
import { languages } from '../../resources/language/languages.ts';
import { storefront as de } from '../../resources/texts/de/storefront.ts';
import { storefront as en } from '../../resources/texts/en/storefront.ts';
import { storefront as fr } from '../../resources/texts/fr/storefront.ts';
import { storefront as italian } from '../../resources/texts/it/storefront.ts';
import { filledText } from './filledText.ts';

const texts = { de, en, fr, it: italian };

function textsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);
}

it.each(languages)('Every text of the storefront in %s is filled in as i18next does it', (language) => {
  const instance = i18next.createInstance();
  void instance.init({ lng: language, initAsync: false, interpolation: { escapeValue: false } });
  instance.services.formatter?.add('lower', (value: string) => value.toLocaleLowerCase(language));
  const { interpolator } = instance.services;
  const values: Record<string, string | number> = {
    n: 3,
    product: 'Ölfass',
    products: 'Ölfässer',
    name: '$& «{{n}}» $1 <b>',
    orgas: 'FIRMEN',
    total: 0,
  };
  for (const text of textsIn(texts[language]))
    expect(filledText(text, (name) => values[name], language)).toBe(
      interpolator?.interpolate(text, values, language, {}),
    );
});
