import type { DemoArticle } from '../types.ts';
import { agb } from './agb.ts';
import { agbDatenlieferanten } from './agb_datenlieferanten.ts';
import { brandabschottungenPlanen } from './brandabschottungen-planen.ts';
import { brandedLegal } from './brandedLegal.ts';
import { disclaimer } from './disclaimer.ts';
import { holzMetallFensterAusschreiben } from './holz-metall-fenster-ausschreiben.ts';
import { imprint } from './imprint.ts';
import { privacypolicy } from './privacypolicy.ts';
import { produktdatenMitIfc } from './produktdaten-mit-ifc.ts';

export const allArticles: DemoArticle[] = [
  agb,
  agbDatenlieferanten,
  disclaimer,
  privacypolicy,
  imprint,
  ...brandedLegal('rhb'),
  ...brandedLegal('mgbahn'),
  holzMetallFensterAusschreiben,
  brandabschottungenPlanen,
  produktdatenMitIfc,
];
