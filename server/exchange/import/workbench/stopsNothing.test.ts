import { describe, expect, it } from 'vitest';
import { companyAtWorkbench } from '../../../../tests/setup/companyAtWorkbench.ts';

const at = companyAtWorkbench();

/** A list of articles with what else is said of each, at a workbench. */
async function begunWith(headings: readonly string[], say: (nth: number) => readonly (string | number)[]) {
  const lines = Array.from({ length: 12 }, (_, nth) =>
    [`Rahmen ${nth + 10}`, 'fenster', ...say(nth)].join(';'),
  );
  const begun = await at.desk.begin(
    [['Bezeichnung', 'Kategorie', ...headings].join(';'), ...lines].join('\n'),
    {
      headers: { 'content-type': 'text/csv' },
    },
  );
  const [{ columns = [] } = {}] = await at.desk.columns(begun.id);
  const fieldOf = (heading: string) =>
    columns.filter((each) => each.heading === heading).map(({ field }) => field);
  return { begun, fieldOf };
}

describe('No row of a list is stopped', () => {
  it('by two columns of one heading: the first is read, the other is asked about (behaviour B788)', async () => {
    const { begun, fieldOf } = await begunWith(['Artikelnummer', 'Breite', 'Breite'], (nth) => [
      `R-${nth}`,
      600 + nth,
      900,
    ]);
    expect(begun).toMatchObject({ good: 12, faulty: 0 });
    expect(fieldOf('Breite')).toEqual(['attributes.breite', null]);
  });

  it('by a heading that several attributes have (behaviour B788)', async () => {
    const { begun, fieldOf } = await begunWith(['Artikelnummer', 'Dicke'], (nth) => [`R-${nth}`, 18 + nth]);
    expect(begun).toMatchObject({ good: 12, faulty: 0 });
    expect(fieldOf('Dicke')).toEqual([null]);
  });

  it('by what a database writes where it has nothing (behaviour B784)', async () => {
    const { begun } = await begunWith(['Artikelnummer', 'EAN', 'Breite'], (nth) => [
      `R-${nth}`,
      nth % 2 ? 'NULL' : '7612345678900',
      '(null)',
    ]);
    expect(begun).toMatchObject({ good: 12, faulty: 0 });
  });

  it('by numbers that hardly an article has beside the keys of a database (behaviour B787)', async () => {
    const { begun, fieldOf } = await begunWith(['id', 'sku', 'price'], (nth) => [
      nth + 10,
      nth < 2 ? `HT-65${nth}` : 'NULL',
      `${nth + 3}.50`,
    ]);
    expect(begun).toMatchObject({ good: 12, faulty: 0 });
    expect([fieldOf('id'), fieldOf('sku')]).toEqual([['articleNumber'], [null]]);
  });
});
