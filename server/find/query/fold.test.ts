import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Tür', 'tur'],
    ['Tuer', 'tur'],
    ['Tur', 'tur'],
    ['Tu\u0308r', 'tur'],
    ['Fußboden', 'fussboden'],
    ['Œuvre', 'ouvre'],
    ['d’une façade', 'd une facade'],
    ['DN50', 'dn 50'],
    ['λ 0,18 W/(m·K)', 'lambda 0 18 w m k'],
    ['🔥 Brand™', 'brand'],
    ['', ''],
  ])('%s is searched as "%s"', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('reads each western letter as it does where its mark stands apart', () => {
    const letters = Array.from({ length: 0x100 }, (_, nth) => String.fromCharCode(0x80 + nth));
    for (const letter of letters)
      expect(fold(`b${letter}c`)).toBe(fold(`b${letter.normalize('NFD')}c\u0300`));
  });

  it('reads a size alike, however it is written', () => {
    const spellings = ['1200×1400 mm', '1200 x 1400 mm', '1200x1400mm', '1200 X 1400mm'];
    expect(new Set(spellings.map(fold))).toEqual(new Set(['1200 1400 mm']));
    expect(fold('100x200x300')).toBe('100 200 300');
  });

  it('keeps beginnings: what is typed of a text is, folded, how the folded text begins', () => {
    const texts = [
      'Holz-Metall-Fenster 1200×1400 mm, Tür aussen',
      'Aeussere Mauerziegel, Steuerung für Fußbodenheizung DN50',
      'L’isolation d’une façade, œuvre à l’échelle, 18/8 Ø 12',
      'Poteaux 10x, bleue, aoe, zzüü ae',
    ];
    for (const text of texts)
      for (let length = 0; length <= text.length; length += 1)
        expect(fold(text).startsWith(fold(text.slice(0, length)))).toBe(true);
  });
});
