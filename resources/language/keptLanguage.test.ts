import { describe, expect, it } from 'vitest';
import { keptLanguage } from './keptLanguage.ts';

describe('A chosen language (behaviour B18)', () => {
  it('is kept only after consent, and over https by a cookie for https alone', () => {
    expect(keptLanguage('fr', { consent: undefined, isSecure: false })).toBeUndefined();
    expect(keptLanguage(undefined, { consent: 'all', isSecure: false })).toBeUndefined();
    const kept = 'language=fr; max-age=31536000; path=/; samesite=lax';
    expect(keptLanguage('fr', { consent: 'all', isSecure: false })).toBe(kept);
    expect(keptLanguage('fr', { consent: 'all', isSecure: true })).toBe(`${kept}; secure`);
  });

  it('goes where consent is refused or withdrawn, chosen or not', () => {
    const gone = 'language=; max-age=0; path=/; samesite=lax';
    expect(keptLanguage('fr', { consent: 'necessary', isSecure: false })).toBe(gone);
    expect(keptLanguage(undefined, { consent: 'necessary', isSecure: true })).toBe(`${gone}; secure`);
  });
});
