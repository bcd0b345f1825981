import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { privacypolicy } from '../demo/articles/privacypolicy.ts';
import type { Texts } from '../demo/text.ts';

const root = join(import.meta.dirname, '..');

/** Who keeps something in a browser, and the words by which the privacy policy names it. */
const kept: Record<string, RegExp> = {
  'storefront/client/consent.ts': /Antwort auf die Frage nach Cookies/,
  'ui/shell/followLanguage.ts': /wenn Sie zustimmen, Ihre Sprache.*die Sprache der Seite/,
  'storefront/narrowing/narrow.ts': /wie Sie Listen ansehen/,
  'storefront/client/lists.ts': /Ihre Merkliste und Ihren Vergleich/,
  'storefront/shortlist/ownLists/shelf.ts':
    /Ihre Merkliste und Ihren Vergleich.*Ihre Listen mit Namen, Mengen und Bemerkungen/s,
  'storefront/shortlist/ownLists/keepOnAccount.ts': /Ihre Listen .* auch in Ihrem Konto/,
  'storefront/suggestions/recentSearches.ts': /Ihre letzten Suchen/,
  'storefront/client/visit.ts': /die Filter und Seiten Ihrer Listen, was Sie zuletzt geöffnet/,
  'storefront/client/scroll.ts': /was Sie zuletzt geöffnet/,
  'storefront/client/keptDetails.ts': /oder aufgeklappt haben/,
  'providers/auth/rights.ts': /Ihre Anmeldung und Ihre Rechte/,
  'providers/auth/onLoginChange.ts': /Ihre Anmeldung/,
  'providers/auth/loginNotice.ts': /Ihre Anmeldung/,
  'providers/auth/hostedSignIn.ts': /Ihre Anmeldung/,
  'providers/auth/wantedUrl.ts': /welche Seite Sie nach der Anmeldung sehen wollten/,
  'providers/unsaved/copyStore.ts': /höchstens 30 Tage, eine Kopie des Ungespeicherten/,
  'providers/data/awaitedImports.ts': /bis Sie sich abmelden.*auf welche Importe Sie warten/,
  'providers/data/uploadInParts.ts': /welche Dateien noch hochgeladen werden/,
  'src/backoffice/createProviders.ts': /wie Sie Ihre Listen eingerichtet haben/,
  'server/identity/caller.ts': /Ihre Anmeldung/,
  'idp/hosted/singleSignOn.ts': /Ihre Anmeldung/,
  'server/identity/crossSite.ts': /den Schutz von Formularen/,
};

/** What writes to a storage, a cookie or a database of the browser. */
const keeping =
  /(local|session)Storage\.setItem|keepConsent\(\w+Storage|document\.cookie =|\.setCookie\(|indexedDB\.open|localStorageStore\(/;

const keepers = globSync('{storefront,ui,providers,src,server,idp}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && keeping.test(readFileSync(join(root, file), 'utf8')),
);

/** The one text of the policy, by language. */
function textsOf(): Texts {
  const [section] = privacypolicy.sections;
  if (section?.contentType !== 'text') throw new Error('The privacy policy begins with no text.');
  return section.content;
}

it('The privacy policy names everything that is kept in the browser, and nothing here is kept by nobody', () => {
  const words = textsOf().de ?? '';
  expect(keepers.filter((file) => !kept[file]?.test(words))).toEqual([]);
  expect(Object.keys(kept).filter((file) => !keepers.includes(file))).toEqual([]);
});

it('It says the same in each language: as many paragraphs, headings and things', () => {
  const shapes = Object.values(textsOf()).map((html) => (html.match(/<(h2|p|li)>/g) ?? []).join(''));
  expect(shapes.length).toBe(4);
  expect(new Set(shapes).size).toBe(1);
});
