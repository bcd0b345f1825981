import { describe, expect, it } from 'vitest';
import { companyAtWorkbench } from '../../../../tests/setup/companyAtWorkbench.ts';
import { workbookOf } from '../../../../tests/setup/workbook.ts';

const at = companyAtWorkbench();

const list = (sizes: readonly number[], last = '') =>
  sizes
    .map(
      (size) =>
        `5773${size};Kugelhahn DN ${size} vernickelt;1${size},50;STK;${size > 20 ? 'fenster' : 'tueren'}${last}`,
    )
    .join('\n');

const columnsOf = async (id: string) =>
  (await at.desk.columns(id)).flatMap(({ columns }) => columns.map(({ column, field }) => [column, field]));

describe('A list without headings (behaviour B753)', () => {
  it('is read from its first product on, by what its columns hold', async () => {
    const begun = await at.desk.begin(list([10, 15, 20, 25, 32, 40]));
    expect(begun).toMatchObject({ good: 6, faulty: 0 });
    expect(await columnsOf(begun.id)).toEqual([
      ['A', 'articleNumber'],
      ['B', 'title.de'],
      ['C', null],
      ['D', 'orderUnit'],
      ['E', 'mainCategory'],
    ]);
    await at.desk.run(begun);
    await at.desk.ended(begun.id);
    expect(await at.world.productsOf()).toMatchObject(
      [10, 15, 20, 25, 32, 40].map((size) => ({
        articleNumber: `5773${size}`,
        title: { de: `Kugelhahn DN ${size} vernickelt` },
        mainCategory: size > 20 ? 'fenster' : 'tueren',
      })),
    );
  });

  it('begins below the lines above it', async () => {
    const begun = await at.desk.begin(`Preisliste 2026\n\n${list([10, 15, 20, 25, 32, 40])}`);
    expect(begun).toMatchObject({ good: 6, faulty: 0, report: { read: 6 } });
  });

  it('remembers what was said of its columns, for lists alike and for no others', async () => {
    const begun = await at.desk.begin(list([10, 15, 20, 25, 32, 40]));
    const [{ layout = '' } = {}] = await at.desk.columns(begun.id);
    const decided = await at.desk.decide(begun, {
      columns: [{ layout, column: 'C', heading: '', field: 'orderQuantity' }],
    });
    expect(decided).toMatchObject({ good: 6 });
    await at.desk.run(decided);
    await at.desk.ended(begun.id);
    const alike = await at.desk.begin(list([50, 65, 80, 100, 125, 150]));
    expect(await columnsOf(alike.id)).toContainEqual(['C', 'orderQuantity']);
    const other = await at.desk.begin(list([50, 65, 80, 100, 125, 150], ';Messing blank'));
    expect(await columnsOf(other.id)).toContainEqual(['C', null]);
  });

  it('comes back with what is wrong with it, and is read once more', async () => {
    const begun = await at.desk.begin(`${list([10, 15, 20, 25, 32, 40])}\n577350;;150,50;STK;fenster`);
    expect(begun).toMatchObject({ good: 6, faulty: 1 });
    const rest = await at.desk.rest(begun.id);
    const again = await at.desk.begin(rest.rawPayload);
    expect(again.report).toMatchObject({ read: 7, failed: 1 });
    expect(await columnsOf(again.id)).toEqual(await columnsOf(begun.id));
  });

  it('is none whose headings are sizes', async () => {
    const rows = [10, 15, 20, 25, 32].map((size) => [`HR-${size}`, 12.5, 13.5, 14.5]);
    const begun = await at.desk.begin(await workbookOf(['Art.-Nr.', '1,5', '2,0', '2,5'], ...rows));
    expect(begun.report).toMatchObject({ read: 5 });
  });
});
