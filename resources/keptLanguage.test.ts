import { expect, it } from 'vitest';
import { keptLanguage } from './keptLanguage.ts';

it('A chosen language is kept only after consent, and over https by a cookie for https alone (behaviour B18)', () => {
  expect(keptLanguage('fr', { consent: undefined, isSecure: false })).toBeUndefined();
  expect(keptLanguage('fr', { consent: 'necessary', isSecure: false })).toBeUndefined();
  const kept = 'language=fr; path=/; max-age=31536000; samesite=lax';
  expect(keptLanguage('fr', { consent: 'all', isSecure: false })).toBe(kept);
  expect(keptLanguage('fr', { consent: 'all', isSecure: true })).toBe(`${kept}; secure`);
});
