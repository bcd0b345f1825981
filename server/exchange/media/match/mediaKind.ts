import { languages, type Language } from '../../../../resources/language/languages.ts';
import type { document } from '../../../../resources/entities/document.ts';
import type { RowOf } from '../../../../resources/rowOf.ts';

export type MediaKind = 'picture' | 'document' | 'unknown';

/** What a file is by how it is called; what it really is shows its content later. */
export function mediaKind(path: string): MediaKind {
  const [, ending = ''] = /\.(\w+)$/.exec(path.toLowerCase()) ?? [];
  if (['jpg', 'jpeg', 'jpe', 'jfif', 'png', 'webp', 'avif', 'tif', 'tiff'].includes(ending)) return 'picture';
  return ending === 'pdf' ? 'document' : 'unknown';
}

/** Words of four languages in the names of documents, without accents; the first that is found says the kind. */
const kindWords: [RegExp, RowOf<typeof document>['kind']][] = [
  [
    /sicherheitsdaten|\bsdb\b|\bsds\b|\bmsds\b|safety|\bfds\b|scheda di sicurezza|donnees de securite/,
    'safetyDataSheet',
  ],
  [
    /leistungserklarung|\bdop\b|declaration of performance|declaration des performances|\bddp\b/,
    'declarationOfPerformance',
  ],
  [/\bepd\b|umweltprodukt|environmental product/, 'epd'],
  [/zertifi|certifi|zulassung|pruf|agrement|approval/, 'certificate'],
  [/montage|einbau|install|verlege|anleitung|manual|mounting|posa|istruzioni/, 'installation'],
  [/garanti|warranty|garanzia/, 'warranty'],
  [/datenblatt|data ?sheet|technisch|fiche|scheda|\btds\b|technical/, 'dataSheet'],
];

/** What kind of document a file is by its name. */
export function documentKind(path: string): RowOf<typeof document>['kind'] {
  const words = path
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[_.-]+/g, ' ');
  return kindWords.find(([form]) => form.test(words))?.[1] ?? 'other';
}

/** The language that the end of a name tells, such as `_fr` or `-DE-2`; null where it tells none. */
export function languageOfPath(path: string): Language | null {
  const parts = path
    .toLowerCase()
    .split(/[^a-z]+/)
    .slice(-4, -1)
    .toReversed();
  return languages.find((language) => parts.includes(language)) ?? null;
}
