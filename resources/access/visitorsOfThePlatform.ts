import { mayEnter } from './mayEnter.ts';
import type { Rule } from './rule.ts';

/** Everybody reads a public platform; a private one only whom it lets in (behaviour B8, B42, B130). */
export const visitorsOfThePlatform: Rule = (caller, where) => (mayEnter(caller, where) ? 'all' : 'none');
