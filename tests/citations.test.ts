import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const rooms = ['resources', 'ui', 'providers', 'storefront', 'src', 'server', 'idp', 'demo', 'tests'];

/** A migration stays letter for letter what ran on databases that exist, its comments too. */
const isFixed = (file: string) => file.startsWith('server/migrations/') && file.endsWith('.sql');
const files = globSync(`{${rooms.join(',')}}/**/*.{ts,tsx,css,sql}`, { cwd: root }).filter(
  (file) => !isFixed(file) && file !== 'tests/citations.test.ts',
);

/** Every file of the product as one line, so that what a comment says is found wherever its lines end. */
const sources = files.map((file) => ({
  file,
  text: readFileSync(join(root, file), 'utf8').replace(/\s*\n\s*(?:\*|--|\/\/)?\s*/g, ' '),
}));

/** The numbers of the rules, in their order. */
const rules = numbersIn('docs/behaviour.md', /^- \*\*(B\d+)\*\* /gm);

function numbersIn(path: string, form: RegExp): string[] {
  return [...readFileSync(join(root, path), 'utf8').matchAll(form)].map(([, number = '']) => number);
}

function twice(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Where something stands that must not: the file and what it says. */
function found(wrong: (text: string, file: string) => readonly string[]): string[] {
  return sources.flatMap(({ file, text }) => wrong(text, file).map((what) => `${file}: ${what}`));
}

it('No two rules have one number', () => {
  expect(rules.length).toBeGreaterThan(100);
  expect(twice(rules)).toEqual([]);
});

it('Every rule that is cited is there, and cited in one form', () => {
  const cited = sources.flatMap(({ text }) => citedIn(text));
  expect(cited.length).toBeGreaterThan(100);
  expect(found((text) => citedIn(text).filter((number) => !rules.includes(number)))).toEqual([]);
  const form = /\(behaviour B\d+(?:, B\d+)*\)/g;
  expect(found((text) => text.replace(form, '').match(/\bbehaviour B\d+/g) ?? [])).toEqual([]);
});

function citedIn(text: string): string[] {
  return [...text.matchAll(/\(behaviour ([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
}

it('No comment cites a document that is not here', () => {
  const elsewhere = /\bspecification (?:sections?|\()|\(specification\b|\(api:|\bAPI contract\b/gi;
  expect(found((text) => text.match(elsewhere) ?? [])).toEqual([]);
  const pages = /(?<![\w*])[\w./-]*\w\.md\b/g;
  const isHere = (page: string, file: string) =>
    ['', 'docs', dirname(file)].some((folder) => existsSync(join(root, folder, page)));
  expect(found((text, file) => (text.match(pages) ?? []).filter((page) => !isHere(page, file)))).toEqual([]);
});

const pages = ['*.md', 'docs/**/*.md'].flatMap((form) => globSync(form, { cwd: root }));

/** What a page names and where that must be: links from its own folder, files of the rooms from the root. */
function namedIn(page: string): string[] {
  const text = readFileSync(join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) =>
    join(dirname(page), link),
  );
  const paths = [...text.matchAll(/`([\w./-]+)`/g)].map(([, path = '']) => path);
  const isOfRoom = (path: string) => rooms.includes(path.split('/')[0] ?? '') && path.includes('/');
  return [...links, ...paths.filter(isOfRoom)];
}

it('Every file that a page names is there', () => {
  expect(pages.length).toBeGreaterThan(10);
  // The one that the page on adding an entity adds.
  const isExample = (path: string) => path === 'resources/entities/plantTour.ts';
  const missing = pages.flatMap((page) =>
    namedIn(page).flatMap((path) =>
      isExample(path) || existsSync(join(root, path)) ? [] : `${page}: ${path}`,
    ),
  );
  expect(missing).toEqual([]);
});

it('Every command of npm that a page names is there', () => {
  const known = new Set(
    [...readFileSync(join(root, 'package.json'), 'utf8').matchAll(/^ {4}"([\w:]+)": /gm)].map(
      ([, name]) => name,
    ),
  );
  const missing = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/`npm run (?:-s )?([\w:]+)/g)].flatMap(([, name]) =>
      known.has(name) ? [] : `${page}: ${name}`,
    ),
  );
  expect(missing).toEqual([]);
});
