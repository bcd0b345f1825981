import type { Rule } from './rule.ts';

/** Whoever is signed in: shared vocabulary such as categories, which every form offers to choose from. */
export const everybodySignedIn: Rule = (caller) => (caller.kind === 'user' ? 'all' : 'none');
