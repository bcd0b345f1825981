import type { Rule } from './rule.ts';

/** No caller: what is not offered this way. */
export const nobody: Rule = () => 'none';
