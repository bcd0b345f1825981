import { expect, it } from 'vitest';
import { freshDatabase } from '../../../tests/setup/freshDatabase.ts';
import { readBudgets } from './readBudgets.ts';

it('Of each budget of the day the company is told of that has used most of what it may have', async () => {
  const { write } = await freshDatabase();
  const ofAll = { uploadedMegabytesADay: 10, picturesADay: 100, megapixelsADay: 0 };
  const none = { uploaded: 0, pictures: 0, megapixels: 0 };
  const used = async () =>
    Object.fromEntries((await readBudgets(write, ofAll)).map(({ budget, used: part }) => [budget, part]));
  expect(await used()).toEqual(none);

  const today = write`(now() at time zone 'Europe/Zurich')::date`;
  const megabyte = 1024 * 1024;
  await write`
    insert into budget_use (platform, holder, day, bytes, pictures, pixels) values
      ('CH', 'a', ${today}, ${5 * megabyte}, 20, 7000000),
      ('CH', 'b', ${today}, ${8 * megabyte}, 10, 0),
      ('CH', 'a', ${today} - 1, ${10 * megabyte}, 100, 0)`;
  expect(await used()).toEqual({ uploaded: 0.8, pictures: 0.2, megapixels: 0 });
  // This one may have more.
  await write`
    insert into orga_budget (platform, orga_sid, budget, uploaded_megabytes_a_day) values ('CH', 'b', 'company', 80)`;
  expect(await used()).toEqual({ uploaded: 0.5, pictures: 0.2, megapixels: 0 });
});
