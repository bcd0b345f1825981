import { expect, it } from 'vitest';
import type { Act } from '../../../resources/calls/activity.ts';
import type { NamedChange } from '../../../resources/calls/change.ts';
import { companyOfImports } from '../../../tests/setup/companyOfImports.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

const world = await companyOfImports();
const read = async (path: string) => (await world.call('GET', `activity/CH${path}`, 'supplier')).json();

it('An import is one act, told with its file, which unfolds page by page and says when it was undone', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => [`N-${index}`, `Fenster ${index}`, 'fenster']);
  const body = await workbookOf(['Artikelnummer', 'Titel', 'Kategorie'], ...rows);
  const report = await world.reportOf(await world.send({ body }));
  const [act]: Act[] = (await read('?kind=imported')).acts;
  expect(act).toMatchObject({
    created: 30,
    change: null,
    report: { id: report.id, entity: 'product', orgaSid: 'alpenfenster', isUndone: false },
    parts: [{ entity: 'product', orgaSid: 'alpenfenster', created: 30 }],
  });
  const first = await read(`/${act?.id}?entity=product`);
  const rest = await read(`/${act?.id}?entity=product&before=${first.next}`);
  expect([first.changes.length, rest.changes.length, rest.next]).toEqual([24, 6, null]);
  const keys = [...first.changes, ...rest.changes].map(({ key }: NamedChange) => key.join('/'));
  expect(new Set(keys).size).toBe(30);
  await world.call('POST', `report/${report.id}/undo`, 'supplier');
  const [undoing, undone]: Act[] = (await read('')).acts;
  expect(undone).toMatchObject({ id: act?.id, report: { isUndone: true } });
  expect(undoing).toMatchObject({ deleted: 30, report: null });
});
