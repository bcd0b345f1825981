import { wordsOf } from '../words/Lexicon.ts';

/** Is that a short text by its words, and not a name: `short_description`? */
export function saysShortText(heading: string): boolean {
  const words = wordsOf(heading);
  const says = (role: 'short' | 'text' | 'name') => words.some(({ roles }) => roles.has(role));
  return says('short') && says('text') && !says('name');
}
