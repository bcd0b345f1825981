import { describe, expect, it } from 'vitest';
import { codeSpan, spansOf } from './highlight.ts';

const marked = (text: string, words: string[], whole: string[] = []) =>
  spansOf(text, words, whole).map(({ start, end }) => text.slice(start, end));

describe('highlighting', () => {
  it('marks on the text as shown what the folded word means', () => {
    expect(marked('Tür und Tuerzarge', ['tur'])).toEqual(['Tür', 'Tuer']);
    expect(marked('Tu\u0308rzarge', ['tur'])).toEqual(['Tu\u0308r']);
    expect(marked('Fußboden', ['fuss'])).toEqual(['Fuß']);
    expect(marked('Fenster 1200×1400', ['1200', '14'])).toEqual(['1200', '14']);
  });

  it('marks within a compound from four letters on, and never single letters', () => {
    expect(marked('Holzfenster', ['fenster'])).toEqual(['fenster']);
    expect(marked('Dachbodendämmung', ['dammung'])).toEqual(['dämmung']);
    expect(marked('Sporthalle', ['e'])).toEqual([]);
  });

  it('marks a word that the typed one stands for as a whole', () => {
    expect(marked('Holz Fenster', ['fentser'], ['fenster'])).toEqual(['Fenster']);
  });

  it('marks a code whatever stands between its digits', () => {
    expect(codeSpan('444.0930.0', '0930')).toEqual({ start: 4, end: 8 });
    expect(codeSpan('444.0930.0', '4440930')).toEqual({ start: 0, end: 8 });
    expect(codeSpan('AB-1', '999')).toBeUndefined();
  });
});
