import { familiesOf, type Family } from '../family.ts';
import { bahn } from './bahn.ts';
import { bahnGebaeude } from './bahnGebaeude.ts';
import { bauchemie } from './bauchemie.ts';
import { bodenWand } from './bodenWand.ts';
import { dach } from './dach.ts';
import { einbauten } from './einbauten.ts';
import { elektro } from './elektro.ts';
import { fassade } from './fassade.ts';
import { fensterTueren } from './fensterTueren.ts';
import { heizung } from './heizung.ts';
import { lueftung } from './lueftung.ts';
import { rohbau } from './rohbau.ts';
import { sanitaer } from './sanitaer.ts';
import { sicherheit } from './sicherheit.ts';
import { trockenbau } from './trockenbau.ts';
import { umgebung } from './umgebung.ts';
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
  sanitaer,
  elektro,
  sicherheit,
  umgebung,
  bauchemie,
  bahn,
  bahnGebaeude,
  zbs,
].flatMap(familiesOf);
