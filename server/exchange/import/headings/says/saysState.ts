import { nameKey } from '../../catalogue/nameKey.ts';

const states: ReadonlySet<string> = new Set(
  ['status', 'statut', 'state', 'stato', 'état', 'zustand'].map(nameKey),
);

/** Does a heading say in which state something is: a thing, or the record of it in the system that wrote the file? */
export function saysState(heading: string): boolean {
  return states.has(nameKey(heading.split('.').at(-1) ?? ''));
}
