import type { Platform } from './platforms.ts';

interface Texts {
  readonly [name: string]: string | Texts;
}

/** The parts of words in which Germany and Austria write `ß`. Our texts are written as in Switzerland, with `ss`. */
const sharp = /(?<=au|äu)ss(?=er)|(?<=hei|wei|lie|gro|grö|stra)ss|(?<=ma)ss(?=st|n)|(?<=\bma)ss(?=e\b)/giu;

/** Does German of this platform know `ß`? */
export function isWrittenWithSharpS({ region }: Pick<Platform, 'region'>): boolean {
  return region !== 'CH';
}

/** German texts of the program, which are written as in Switzerland, as Germany and Austria write them. */
export function withSharpS<T extends string | Texts>(texts: T): T;
export function withSharpS(texts: string | Texts): string | Texts {
  if (typeof texts === 'string') return texts.replace(sharp, 'ß');
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, withSharpS(text)]));
}
