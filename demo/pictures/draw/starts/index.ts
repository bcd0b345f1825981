import { baustein } from './baustein.ts';
import { mgbahn } from './mgbahn.ts';
import { rhb } from './rhb.ts';
import { zbs } from './zbs.ts';

/** The picture of the start page of each platform group. */
export const starts: Record<string, () => string> = {
  'start-baustein': baustein,
  'start-rhb': rhb,
  'start-mgbahn': mgbahn,
  'start-zbs': zbs,
};
