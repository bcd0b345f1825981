import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ambiguousCode, unknownCode } from '../resources/known.ts';
import { keysOf } from '../resources/keysOf.ts';
import { doubtCode } from '../resources/plausibility/implausible.ts';
import { plausibilityRules } from '../resources/plausibility/plausibilityRules.ts';
import { entities } from '../resources/registry.ts';
import { backoffice } from '../resources/texts/de/backoffice.ts';
import { identity } from '../resources/texts/de/identity.ts';
import { imports } from '../resources/texts/de/imports.ts';
import { faults } from '../resources/texts/de/faults.ts';
import { server } from '../resources/texts/de/server.ts';
import { storefront } from '../resources/texts/de/storefront.ts';

interface Texts {
  readonly [name: string]: string | Texts;
}

const code = globSync('{resources,ui,providers,storefront,src,server,idp,demo}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.|resources\/texts\//.test(file))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/^\s*(\/?\*|\/\/).*$/gm, ''))
  .join('\n');
const codesOfEntities = Object.values(entities).flatMap(({ name }) => [
  unknownCode(name),
  ambiguousCode(name),
]);
const codesOfDoubts = keysOf(plausibilityRules).map(doubtCode);
const words = new Set([...(code.match(/[a-z][\w-]*/gi) ?? []), ...codesOfEntities, ...codesOfDoubts]);
const named = new Set(code.match(/(?<=['`])[a-z][\w-]*(\.[\w-]+)+(?=['`])/gi));
const composed = [...code.matchAll(/`([a-z][\w-]*\.(?:[\w-]+\.)*)\$\{[^}]+\}`/gi)].map(
  ([, stem = '']) => stem,
);

/** The names of texts, without platform group and plural. */
function namesOf(texts: Texts, stem = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string'
      ? stem + name.replace(/(_(rhb|mgbahn|zbs))?(_(one|many|other))?$/, '')
      : namesOf(text, `${stem}${name}.`),
  );
}

/** A screen names a text as a whole, or its last word behind a stem. */
function isReadByScreen(room: string, name: string): boolean {
  if (named.has(name) || named.has(`${room}.${name}`)) return true;
  const stem = name.slice(0, name.lastIndexOf('.') + 1);
  return (
    words.has(name.slice(stem.length)) && [stem, `${room}.${stem}`].some((each) => composed.includes(each))
  );
}

test('Every text of a screen is read by one', () => {
  const { ra: _, ...own } = backoffice;
  const rooms = { backoffice: own, storefront };
  const unread = Object.entries(rooms).flatMap(([room, texts]) =>
    namesOf(texts).filter((name) => !isReadByScreen(room, name)),
  );
  expect(unread).toEqual([]);
  expect(isReadByScreen('backoffice', 'home.nobodyReadsThis')).toBe(false);
});

test('Every text of the server has a name that the server knows', () => {
  const unread = namesOf({ faults, identity, imports, server })
    .map((name) => name.replace(/^(server\.problem\..*)\.(title|detail)$/, '$1').replace('.dry-', '.'))
    .map((name) => name.slice(name.lastIndexOf('.') + 1))
    .filter((name) => !words.has(name) && !words.has(name.replace(/-several$/, '')));
  expect(unread).toEqual([]);
});
