import { expect, it } from 'vitest';
import type { SuggestAnswer } from '../../resources/calls/suggestAnswer.ts';
import { suggestions } from '../../resources/limits.ts';
import { countOf, groupsOf, nameOf } from './groups.ts';
import { pathsOf } from './options.ts';

const child = { sid: 'wolle', name: 'Steinwolle', count: 2 };
const match = { field: 'title', start: 0, end: 3 };
const answer: SuggestAnswer = {
  categorySuggestions: [
    {
      sid: 'daemmung',
      name: 'Dämmung',
      count: 3,
      matchCase: 'rootParent',
      children: [child],
      pathFromRoot: [],
      matches: [],
      why: null,
    },
  ],
  productSuggestions: [
    {
      orgaSid: 'muster',
      productSid: 'p1',
      orgaName: 'Muster',
      title: 'Platte',
      subTitle: '',
      name: 'Muster Platte',
      imagePath: null,
      gtin: ['07612345000010'],
      articleNumber: 'A 1/2',
      matches: [match],
      why: null,
    },
  ],
  orgaSuggestions: [],
  productLineSuggestions: [
    { sid: 'plus', orgaSid: 'muster', title: 'Plus', orgaName: 'Muster', itemCount: 7, matches: [] },
  ],
};

it('shows categories first, then products, companies and product lines, of those that have hits', () => {
  expect(groupsOf(answer).map(({ kind }) => kind)).toEqual(['category', 'product', 'productLine']);
});

it.each(['gtin', 'articleNumber'])('shows products first when one was hit by its %s', (field) => {
  const [product] = answer.productSuggestions;
  const byCode = { ...answer, productSuggestions: [{ ...product!, matches: [{ ...match, field }] }] };
  expect(groupsOf(byCode).map(({ kind }) => kind)).toEqual(['product', 'category', 'productLine']);
});

it('counts the hits of a kind, and says of a full list that there may be more', () => {
  const [product] = answer.productSuggestions;
  const productsOf = (length: number) => Array.from({ length }, () => product!);
  expect(countOf({ kind: 'product', hits: productsOf(suggestions.most - 1) })).toBe('11');
  expect(countOf({ kind: 'product', hits: productsOf(suggestions.most) })).toBe('12+');
});

it('leads to a category and its children, to a product, and to a company filtered by line', () => {
  expect(groupsOf(answer).map((group) => pathsOf(group, 'fr'))).toEqual([
    ['/fr/category/daemmung', '/fr/category/wolle'],
    ['/fr/product/muster/p1'],
    ['/fr/orga/muster?line=plus'],
  ]);
});

it('One hit is called by its name in the singular', () => {
  const texts = {
    near: 'Nicht ganz das Gesuchte',
    kind: { category: 'Kategorien', product: 'Produkte', orga: 'Firmen', productLine: 'Produktlinien' },
    one: { category: 'Kategorie', product: 'Produkt', orga: 'Firma', productLine: 'Produktlinie' },
  };
  const [hit] = answer.productLineSuggestions;
  if (!hit) throw new Error('The answer of the fixtures has lost its product line.');
  const named = [[hit], [hit, hit]].map((hits) =>
    nameOf({ kind: 'productLine', hits }, { tag: 'de-CH', texts }),
  );
  expect(named).toEqual(['Produktlinie', 'Produktlinien']);
});

it('Products that only come near are told apart and not counted, as on the search page', () => {
  const near = groupsOf({ ...answer, productsComeNear: true }).find(({ kind }) => kind === 'product');
  if (!near) throw new Error('The answer of the fixtures has lost its product.');
  const texts = { near: 'Nicht ganz das Gesuchte', kind: noNames, one: noNames };
  expect([nameOf(near, { tag: 'de-CH', texts }), countOf(near)]).toEqual(['Nicht ganz das Gesuchte', '']);
});

const noNames = { category: '', product: '', orga: '', productLine: '' };
