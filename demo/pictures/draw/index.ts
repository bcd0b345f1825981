import { bahn } from './bahn.ts';
import { bahnBauwerke } from './bahnBauwerke.ts';
import { bahnGebaeude } from './bahnGebaeude.ts';
import { bahnPerron } from './bahnPerron.ts';
import { bauchemie } from './bauchemie.ts';
import { bodenWand } from './bodenWand.ts';
import { dach } from './dach.ts';
import { depot } from './depot.ts';
import type { Drawings } from './Drawing.ts';
import { einbauten } from './einbauten.ts';
import { elektro } from './elektro.ts';
import { fassade } from './fassade.ts';
import { fensterTueren } from './fensterTueren.ts';
import { heizung } from './heizung.ts';
import { leuchten } from './leuchten.ts';
import { lueftung } from './lueftung.ts';
import { rohbau } from './rohbau.ts';
import { rohre } from './rohre.ts';
import { sanitaer } from './sanitaer.ts';
import { sicherheit } from './sicherheit.ts';
import { strom } from './strom.ts';
import { trockenbau } from './trockenbau.ts';
import { umgebung } from './umgebung.ts';
import { waermeverteilung } from './waermeverteilung.ts';
import { zbs } from './zbs.ts';

/** Every product picture by its name. */
export const drawings: Drawings = {
  ...rohbau,
  ...fassade,
  ...fensterTueren,
  ...dach,
  ...trockenbau,
  ...bodenWand,
  ...einbauten,
  ...heizung,
  ...waermeverteilung,
  ...lueftung,
  ...sanitaer,
  ...rohre,
  ...elektro,
  ...leuchten,
  ...strom,
  ...sicherheit,
  ...umgebung,
  ...bauchemie,
  ...bahn,
  ...bahnPerron,
  ...bahnBauwerke,
  ...bahnGebaeude,
  ...zbs,
  ...depot,
};
