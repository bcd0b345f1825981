import { nameKey } from '../catalogue/nameKey.ts';

const words = {
  yes: [
    'ja j yes y oui o si wahr true vrai vero x 1 ok',
    'vorhanden enthalten inbegriffen inklusive inkl. mit',
    'available included incl. present with',
    'disponible compris inclus incluse présent présente avec',
    'disponibile compreso inclusa incluso presente con',
  ],
  no: [
    'nein n no non falsch false faux falso 0 nicht not',
    'fehlt ohne keine kein keiner exklusive exkl. nicht-vorhanden nicht-enthalten',
    'without none excluded excl. not-available not-included absent',
    'sans aucun aucune non-compris exclu exclus absente non-disponible',
    'senza nessuno nessuna escluso esclusa assente non-disponibile',
  ],
} as const;
const [yes, no] = [words.yes, words.no].map(
  (lines) => new Set(lines.flatMap((line) => line.split(' ')).map(nameKey)),
);

const signs: Readonly<Record<string, boolean>> = {
  '✓': true,
  '✔': true,
  '☑': true,
  '●': true,
  '+': true,
  '✗': false,
  '✘': false,
  '☐': false,
  '○': false,
};

/** Yes or no in four languages, as truth value, or as a mark; undefined for anything else. */
export function readYesNo(text: string): boolean | undefined {
  const sign = signs[text.trim().replace('\ufe0f', '')];
  if (sign !== undefined) return sign;
  const key = nameKey(text);
  if (yes?.has(key)) return true;
  return no?.has(key) ? false : undefined;
}
