import { beforeAll, expect, it } from 'vitest';
import { entities } from '../../resources/texts/de/entities.ts';
import { germanCalls } from '../../resources/texts/de/contract/calls.ts';
import { parameters } from '../../resources/texts/de/contract/parameters.ts';
import { tags } from '../../resources/texts/de/contract/tags.ts';
import { parameterWords } from '../../resources/calls/parameterWords.ts';
import { isRow } from '../../resources/shape.ts';
import { contractOf, type Contract } from '../setup/contractOf.ts';
import { testApp } from '../setup/testApp.ts';

let english: Contract;
let german: Contract & { tags: { name: string; description?: string }[] };

beforeAll(async () => {
  const { app } = await testApp();
  english = await contractOf(app);
  german = (await app.inject({ url: '/api/openapi.json?lang=de' })).json();
});

/** Where the words of a problem stand, which is shown in the language of its reader. */
const problem = '/components/schemas/Problem/examples/0/';

/** Is what stands there said to people? A field may be called so too, and examples are what programs send. */
function isSaid(place: string): boolean {
  const [name = '', above] = place.split('/').toReversed();
  if (place.startsWith(problem)) return ['title', 'detail', 'message'].includes(name);
  if (/\/(example|examples)\//.test(place)) return false;
  return ['summary', 'description'].includes(name)
    ? above !== 'properties'
    : place.includes('/flows/') && above === 'scopes';
}

/** Both sides of a document, place by place. */
function places(one: unknown, other: unknown, place = ''): [place: string, one: unknown, other: unknown][] {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.flatMap((part, at) => places(part, other[at], `${place}/${at}`));
  if (isRow(one) && isRow(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].flatMap((name) =>
      places(one[name], other[name], `${place}/${name}`),
    );
  return [[place, one, other]];
}

function leaves(texts: unknown): unknown[] {
  return isRow(texts) ? Object.values(texts).flatMap(leaves) : [texts];
}

const labels = new Set(leaves(entities));

/** Is it what fields and choices are called, in words that are the same in both languages? */
function isCalledAlike(said: unknown): boolean {
  return String(said)
    .split(/: |, /)
    .every((label) => labels.has(label.replace(/^`.*` /, '')));
}

const missing = (place: string, says: unknown) =>
  `"${String(says)}" has no German at ${place}: write it below resources/texts/de/contract.`;

it('Every word that the English reference says is said in German too (behaviour B645)', () => {
  const said = places(english, german).filter(([place]) => isSaid(place));
  expect(said.length).toBeGreaterThan(1000);
  // Once each, wherever else it is said.
  const left = new Map(
    said.filter(([, one, other]) => one === other && !isCalledAlike(one)).map(([place, one]) => [one, place]),
  );
  expect([...left].map(([one, place]) => missing(place, one))).toEqual([]);
  const names = german.tags.filter((tag) => !tag.description);
  expect(names.map(({ name }) => missing('the tags', name))).toEqual([]);
});

it('But for its words the German contract is the English one, and nothing is said in German of what is not there any more', () => {
  const others = places(english, german).filter(([place]) => !isSaid(place));
  expect(others.filter(([, one, other]) => one !== other)).toEqual([]);
  const operations = Object.values(english.paths).flatMap((methods) => Object.values(methods));
  const known = new Set([
    ...operations.flatMap(({ operationId, tags: used }) => [operationId, ...used]),
    ...Object.keys(parameterWords),
  ]);
  const told = Object.keys({ ...germanCalls, ...parameters, ...tags });
  expect(told.filter((name) => !known.has(name))).toEqual([]);
});
