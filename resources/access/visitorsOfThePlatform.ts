import { isPrivate } from '../platforms.ts';
import type { Rule } from './rule.ts';

/** Everybody reads a public platform; a private one only who is signed in (behaviour B8, B42). */
export const visitorsOfThePlatform: Rule = (caller, { platform, devDatabase }) =>
  caller.kind === 'user' || !isPrivate(platform, devDatabase) ? 'all' : 'none';
