import { expect, test } from 'vitest';
import { hiddenBy, layoutHiding, layoutIn, layoutText, orderBy } from './Layout.ts';

test('an address says a layout as one was written', () => {
  const layout = {
    hidden: ['gtins'],
    shown: ['brand'],
    order: ['brand', 'title'],
    isAiry: true,
    isSheet: true,
    cells: ['title.de'],
  };
  expect(layoutIn(layoutText(layout))).toEqual(layout);
  expect(layoutIn('{}')).toEqual({});
});

test.each([
  null,
  '',
  'no layout',
  'null',
  '[]',
  '"hidden"',
  '{"hidden":"gtins"}',
  '{"hidden":[1]}',
  `{"hidden":["${'a'.repeat(65)}"]}`,
  `{"cells":${JSON.stringify(Array.from({ length: 201 }, String))}}`,
  '{"order":[1]}',
  '{"ranks":[-1]}',
  '{"ranks":[0.5]}',
  '{"isAiry":"yes"}',
  '{"columns":[]}',
  '{"toString":true}',
  '{"__proto__":{"isAiry":true}}',
])('an address that says %s is as one that says nothing of the layout', (said) => {
  expect(layoutIn(said)).toBeUndefined();
});

test('a column that is offered later stays hidden in a layout from before; one from before there were two lists is as it was', () => {
  const said = layoutHiding(['gtins', 'keywords'], ['brand', 'keywords']);
  expect(said).toEqual({ hidden: ['gtins'], shown: ['brand'] });
  expect(hiddenBy(said, ['brand', 'keywords', 'later'])).toEqual(['gtins', 'keywords', 'later']);
  expect(hiddenBy({ hidden: ['gtins', 'keywords'] }, ['brand', 'keywords'])).toEqual(['gtins', 'keywords']);
});

test('an address from before columns were named in their order has them in the one that its places said', () => {
  const said = layoutIn('{"ranks":[2,0,1,7]}');
  expect(said && orderBy(said, ['a', 'b', 'c'])).toEqual(['c', 'a', 'b']);
  expect(orderBy({}, ['a', 'b', 'c'])).toBeUndefined();
});
