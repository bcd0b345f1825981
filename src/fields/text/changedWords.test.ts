import { describe, expect, it } from 'vitest';
import { changedWords } from './changedWords.ts';

const filler = 'Das Fenster dämmt gut und hält lange, wie man es von ihm gewohnt ist. '.repeat(4);
const shown = (before: string, after: string) =>
  changedWords(before, after)
    ?.map(({ kind, text }) => ({ kept: text, gone: `[-${text}-]`, come: `[+${text}+]` })[kind])
    .join('');

describe('Of a text that changed', () => {
  it('the changed words are shown, with some of what stands around them', () => {
    const text = shown(
      `${filler}Der Rahmen ist aus Holz. ${filler}`,
      `${filler}Der Rahmen ist aus Lärche. ${filler}`,
    );
    expect(text).toContain('Der Rahmen ist aus [-Holz-][+Lärche+]. ');
    expect([text?.startsWith('…'), text?.endsWith('…'), (text ?? '').length < 150]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('two changes far from each other are parted by dots', () => {
    const text = shown(`Rot ${filler} Ende`, `Blau ${filler} Schluss`);
    expect(text).toMatch(/^\[-Rot-\]\[\+Blau\+\].{20,45}….{20,45}\[-Ende-\]\[\+Schluss\+\]$/);
  });

  it('what was added at the end is all there, and nothing is said to be gone', () => {
    const pieces = changedWords(filler, `${filler}Neu: mit Griff.`) ?? [];
    expect(pieces.map(({ kind }) => kind)).toEqual(['kept', 'come']);
    expect(pieces.at(-1)?.text.trim()).toBe('Neu: mit Griff.');
  });

  it('both texts can be read from the pieces of a short one', () => {
    const [before, after] = ['Fenster aus Holz, weiss gestrichen', 'Fenster aus Lärche, gestrichen'];
    const pieces = changedWords(before, after) ?? [];
    const without = (gone: string) =>
      pieces.flatMap(({ kind, text }) => (kind === gone ? [] : [text])).join('');
    expect([without('come'), without('gone')]).toEqual([before, after]);
  });

  it('nothing is torn apart where hardly a word is the same, or only blanks differ', () => {
    expect(changedWords('Ein Fenster aus Holz', 'Quelque chose de tout autre')).toBeUndefined();
    expect(changedWords('Ein  Fenster', 'Ein Fenster')).toBeUndefined();
    const words = (of: string) => Array.from({ length: 4000 }, (_, index) => `${of}${index}`).join(' ');
    expect(changedWords(words('a'), words('b'))).toBeUndefined();
  });
});
