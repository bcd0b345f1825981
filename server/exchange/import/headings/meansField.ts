import type { Meaning } from './Meaning.ts';

type Target = Extract<Meaning, { kind: 'target' }>;

/** Is it a field of products, and one alone? */
export function meansField(
  meaning: Meaning,
): meaning is Target & { target: Extract<Target['target'], { kind: 'field' }> } {
  return meaning.kind === 'target' && meaning.target.kind === 'field';
}
