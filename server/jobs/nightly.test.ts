import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { formOf, type Call } from '../../tests/setup/calls.ts';
import { smallWorld } from '../../tests/setup/smallWorld.ts';
import { imageKey } from '../base/images/imageKey.ts';
import { storeImage } from '../base/images/storeImage.ts';
import { openStore } from '../base/storage/openStore.ts';
import type { BlobStore } from '../base/storage/blobStore.ts';
import { nightly } from './nightly.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;
let call: Call;
let store: BlobStore;
const run = () => nightly(world.database, world.config, store);

beforeAll(async () => {
  world = await smallWorld();
  ({ call } = world);
  store = await openStore(world.config);
});

describe('Every night', () => {
  it('a visitor counts half as much after thirty days, for lists and search alike', async () => {
    const { write } = world.database;
    const see = (sid: string, daysAgo: number, visitors: number) => write`
      insert into product_statistic (product_id, day, page_views, visitors)
      select id, current_date - ${daysAgo}::int, 900, ${visitors} from product where sid = ${sid}`;
    await see('f1', 0, 60);
    await see('f2', 0, 30);
    await see('f2', 30, 50);
    await see('f2', 60, 80);
    await run();
    const rows = await write`
      select p.sid, p.popularity, l.popularity as listed, p.version from product p
      join category_product l on l.product_id = p.id and l.category_sid = 'root_category' order by p.sid`;
    expect([...rows]).toEqual([
      { sid: 'f1', popularity: 60, listed: 60, version: 1 },
      { sid: 'f2', popularity: 75, listed: 75, version: 1 },
    ]);
    const first = await call(undefined, 'GET', '/CH/products?sort=popularity');
    expect(first.json().items[0].productSid).toBe('f2');
    const cut = await write`select popularity, tier from search_tier where platform = 'CH'`;
    expect([...cut]).toEqual([{ popularity: 60, tier: 0 }]);
  });

  it('what is kept long enough goes: changes, visits, unconfirmed addresses; the rest stays', async () => {
    const { write } = world.database;
    await write`update change set at = now() - interval '731 days' where entity = 'category'`;
    const [{ kept }] = await write<
      [{ kept: number }]
    >`select count(*) as kept from change where entity <> 'category'`;
    await write`
      insert into product_statistic (product_id, day, page_views)
      select id, current_date - 401, 1 from product where sid = 'f1'
      union all select 999999, current_date, 1`;
    await write`
      insert into statistic (platform, orga_sid, day, page_views, suggestion_views, clicks)
      values ('CH', 'andere', current_date - 1831, 1, 1, 1), ('CH', 'andere', current_date - 1829, 1, 1, 1)`;
    await write`
      insert into newsletter_subscription (platform, email, language, token, asked_at, confirmed_at, unsubscribed_at)
      values ('CH', 'alt@example.com', 'de', 'a', now() - interval '31 days', null, null),
        ('CH', 'neu@example.com', 'de', 'b', now(), null, null),
        ('CH', 'treu@example.com', 'de', 'c', now() - interval '2 years', now() - interval '2 years', null),
        ('CH', 'weg@example.com', 'de', 'd', now() - interval '2 years', null, now() - interval '31 days')`;
    await write`
      insert into budget_use (platform, holder, day, bytes, pictures)
      values ('CH', 'old', current_date - 32, 1, 1), ('CH', 'new', current_date, 1, 1)`;
    await run();
    expect(await write`select from change`).toHaveLength(kept);
    expect(
      await write`select from product_statistic where day < current_date - 400 or product_id = 999999`,
    ).toEqual([]);
    expect(await write`select from statistic where orga_sid = 'andere'`).toHaveLength(1);
    expect(await write`select holder from budget_use`).toEqual([{ holder: 'new' }]);
    const addresses = await write`select email from newsletter_subscription order by email`;
    expect(addresses.map(({ email }) => email)).toEqual(['neu@example.com', 'treu@example.com']);
  });

  it('pictures and documents that nobody has any more go, once their deletion cannot be undone', async () => {
    const { write } = world.database;
    const root = fileURLToPath(world.config.storageUrl);
    const age = (key: string) => utimes(join(root, key), new Date(0), new Date(0));
    const upload = async (background: string) => {
      const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background } })
        .png()
        .toBuffer();
      const { body, headers } = await formOf({
        orgaSid: 'alpenfenster',
        file: { bytes, name: 'a', type: '' },
      });
      const { hash } = (await call('supplier', 'POST', '/import/image/CH/logo', body, headers)).json();
      await age(imageKey(hash, 'full'));
      return hash as string;
    };
    const [kept, deleted, forgotten] = [await upload('#111'), await upload('#222'), await upload('#333')];
    const paper = Buffer.from('%PDF-1.7\n%%EOF');
    const { body, headers } = await formOf({
      orgaSid: 'alpenfenster',
      file: { bytes: paper, name: 'a.pdf', type: '' },
    });
    const { hash: document } = (await call('supplier', 'POST', '/import/file/CH', body, headers)).json();
    const documentKey = `files/${document.slice(0, 2)}/${document}.pdf`;
    await age(documentKey);
    for (const hash of [deleted, forgotten])
      await call('supplier', 'DELETE', `/import/image/CH/logo/${hash}?orgaSid=alpenfenster`);
    await call('supplier', 'DELETE', `/import/file/CH/alpenfenster/${document}`);
    await write`
      update change set at = now() - interval '31 days' where ${forgotten} = any(key) or ${document} = any(key)`;
    await write`update image_file set stored_at = now() - interval '2 days', bytes = null`;
    const { hash: underWay } = await storeImage(
      write,
      store,
      await sharp({ create: { width: 4, height: 4, channels: 3, background: '#444' } })
        .webp()
        .toBuffer(),
    );
    await age(imageKey(underWay, 'full'));
    await store.put('images/not/ours', paper);
    await age('images/not/ours');
    await run();
    const isThere = async (hash: string) => store.has(imageKey(hash, 'full'));
    expect(await Promise.all([kept, deleted, underWay, forgotten].map(isThere))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(await store.has(documentKey)).toBe(false);
    expect(await store.has('images/not/ours')).toBe(true);
    expect(await write`select from image_file where hash = ${forgotten}`).toEqual([]);
    const { length } = (await store.get(imageKey(kept, 'full'))) ?? [];
    expect(await write`select bytes from image_file where hash = ${kept}`).toEqual([{ bytes: length }]);
  });
});
