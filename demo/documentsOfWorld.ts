import type { Language } from '../resources/language/languages.ts';
import { text, type Text } from './text.ts';

/** A paper of the demo world: what it says is the same for every company. */
export interface DemoPaper {
  kind: 'declarationOfPerformance' | 'installation' | 'certificate';
  language: Language;
  /** Of a product line, or of the company where it is a certificate. */
  title: Text;
  lines: string[];
  date: string;
  expiry: string | null;
}

/** The papers that every manufacturer has: two or three for each of its product lines, and a certificate. */
export const papers: DemoPaper[] = [
  {
    kind: 'declarationOfPerformance',
    language: 'de',
    title: text(
      'Leistungserklärung | Declaration of performance | Déclaration des performances | Dichiarazione di prestazione',
    ),
    lines: [
      'Leistungserklärung',
      'Nach Verordnung (EU) Nr. 305/2011, Anhang III.',
      'Die wesentlichen Merkmale stehen in den technischen Daten des Katalogs.',
      'Dieses Blatt gehört zur Demonstration des Katalogs und bindet niemanden.',
    ],
    date: '2026-02-03',
    expiry: '2031-02-02',
  },
  {
    kind: 'installation',
    language: 'de',
    title: text('Montageanleitung | Installation guide | Instructions de montage | Istruzioni di montaggio'),
    lines: [
      'Montageanleitung',
      '1. Untergrund prüfen: tragfähig, eben und trocken.',
      '2. Masse anzeichnen und mit den technischen Daten vergleichen.',
      '3. Nach den anerkannten Regeln der Technik befestigen.',
      'Dieses Blatt gehört zur Demonstration des Katalogs und bindet niemanden.',
    ],
    date: '2025-11-17',
    expiry: null,
  },
  {
    kind: 'installation',
    language: 'fr',
    title: text('Montageanleitung | Installation guide | Instructions de montage | Istruzioni di montaggio'),
    lines: [
      'Instructions de montage',
      '1. Contrôler le support : porteur, plan et sec.',
      '2. Tracer les cotes et les comparer aux données techniques.',
      '3. Fixer selon les règles reconnues de la technique.',
      'Cette fiche fait partie de la démonstration du catalogue et n’engage personne.'.replaceAll('’', "'"),
    ],
    date: '2025-11-17',
    expiry: null,
  },
  {
    kind: 'certificate',
    language: 'de',
    title: text('Zertifikat ISO 9001 | ISO 9001 certificate | Certificat ISO 9001 | Certificato ISO 9001'),
    lines: [
      'Zertifikat ISO 9001',
      'Das Managementsystem der Herstellung ist geprüft.',
      'Dieses Blatt gehört zur Demonstration des Katalogs und bindet niemanden.',
    ],
    date: '2025-05-12',
    expiry: '2028-05-11',
  },
];
