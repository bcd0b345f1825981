import { familiesOf } from '../family.ts';
import type { Family } from '../family.ts';
import { bahn } from './bahn.ts';
import { bodenWand } from './bodenWand.ts';
import { dach } from './dach.ts';
import { einbauten } from './einbauten.ts';
import { fassade } from './fassade.ts';
import { fensterTueren } from './fensterTueren.ts';
import { heizung } from './heizung.ts';
import { lueftung } from './lueftung.ts';
import { rohbau } from './rohbau.ts';
import { trockenbau } from './trockenbau.ts';
import { zbs } from './zbs.ts';

export const allFamilies: readonly Family[] = [
  rohbau,
  fassade,
  fensterTueren,
  dach,
  trockenbau,
  bodenWand,
  einbauten,
  heizung,
  lueftung,
  bahn,
  zbs,
].flatMap(familiesOf);
