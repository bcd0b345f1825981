import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Notice } from '../../../resources/calls/notices.ts';
import { exampleHash } from '../../../resources/address/exampleHash.ts';
import { today } from '../../../resources/today.ts';
import { smallWorld } from '../../../tests/setup/smallWorld.ts';
import { openMailbox } from '../../base/mail/openMailbox.ts';
import { mailNotices } from './mailNotices.ts';

let world: Awaited<ReturnType<typeof smallWorld>>;
let call: (typeof world)['call'];

const inDays = (days: number) => today(new Date(Date.now() + days * 86_400_000));
const noticesOf = async (who: string, kind: string, platform = 'CH'): Promise<Notice[]> => {
  const all: Notice[] = (await call(who, 'GET', `/import/notice/${platform}?lang=de`)).json();
  return all.filter((one) => one.kind === kind);
};
/** As if it were there: whether a file is one is judged elsewhere. */
async function document(orgaSid: string, sid: string, expiry: string) {
  const { write } = world.database;
  await write`
    insert into document (platform, orga_sid, sid, title, kind, language, expiry, file)
    values ('CH', ${orgaSid}, ${sid}, ${write.json({ de: sid })}, 'certificate', 'de', ${expiry}, ${exampleHash})`;
}

beforeAll(async () => {
  world = await smallWorld();
  ({ call } = world);
  await document('alpenfenster', 'bald', inDays(10));
  await document('alpenfenster', 'auch', inDays(10));
  await document('alpenfenster', 'spaeter', inDays(90));
  await document('andere', 'fremd', inDays(10));
});

describe('What concerns a person (behaviour B535)', () => {
  it('are the papers of their own companies that expire soon, those of a day as one, and nobody else’s', async () => {
    const [only, ...others] = await noticesOf('supplier', 'documentsExpiring');
    expect(others).toEqual([]);
    expect(only).toMatchObject({ isSeen: false, detail: 'alpenfenster', severity: 'warning' });
    expect(only?.message).toMatch(/^2 Dokumente/);
    // The list behind it has exactly those.
    const filter = JSON.stringify(only && 'filter' in only.place && only.place.filter);
    const list = await call(
      'supplier',
      'GET',
      `/import/document/CH?filter=${encodeURIComponent(filter)}&range=[0,9]`,
    );
    expect(list.json()).toHaveLength(2);
    for (const who of ['supplier-de', 'admin', 'nobody'])
      expect(await noticesOf(who, 'documentsExpiring')).toEqual([]);
  });

  it('is seen on all devices once it was on one, by that person alone, and put away as well', async () => {
    const [{ kind, subject } = { kind: '', subject: '' }] = await noticesOf('supplier', 'documentsExpiring');
    const mark = (who: string, isCleared: boolean) =>
      call(who, 'POST', '/import/notice/CH/seen', { notices: [{ kind, subject }], isCleared });
    await mark('editor', true);
    expect((await noticesOf('supplier', 'documentsExpiring'))[0]?.isSeen).toBe(false);
    expect((await mark('supplier', false)).statusCode).toBe(204);
    expect((await noticesOf('supplier', 'documentsExpiring'))[0]?.isSeen).toBe(true);
    await mark('supplier', true);
    await mark('supplier', false);
    expect(await noticesOf('supplier', 'documentsExpiring')).toEqual([]);
  });

  it('takes no place among the most that are told of a kind once it is put away', async () => {
    const mostOfKind = 15;
    for (let nth = 1; nth <= mostOfKind + 2; nth += 1)
      await document('alpenfenster', `viele-${nth}`, inDays(11 + nth));
    const told = await noticesOf('supplier', 'documentsExpiring');
    expect(told).toHaveLength(mostOfKind);
    await call('supplier', 'POST', '/import/notice/CH/seen', {
      notices: told.map(({ kind, subject }) => ({ kind, subject })),
      isCleared: true,
    });
    const further = await noticesOf('supplier', 'documentsExpiring');
    expect(further.map(({ subject }) => subject).sort()).toEqual(
      [27, 28].map((days) => `alpenfenster ${inDays(days)}`),
    );
    await world.database.write`delete from document where sid like 'viele-%'`;
  });

  it('is a review that others ask for, until it is answered; then the answer, while they hold the right', async () => {
    const draft = '/import/cms-article/neu/draft';
    await call('editor', 'PUT', draft, {
      url: 'neu',
      title: { de: 'Neu' },
      state: 'published',
      sections: [],
    });
    await call('editor', 'POST', `${draft}/submit`, { comment: '' });
    expect(await noticesOf('admin', 'reviewAsked')).toMatchObject([
      { detail: 'Neu', place: { key: ['neu'] } },
    ]);
    for (const who of ['editor', 'supplier', 'rights'])
      expect(await noticesOf(who, 'reviewAsked')).toEqual([]);
    expect((await call('editor', 'POST', `${draft}/submit`, { comment: '' })).statusCode).toBe(409);
    await call('admin', 'POST', `${draft}/return`, { comment: 'Noch nicht.' });
    expect(await noticesOf('admin', 'reviewAsked')).toEqual([]);
    expect(await noticesOf('editor', 'reviewAnswered')).toMatchObject([{ severity: 'warning' }]);
    await world.database.write`update user_right set until = '2020-01-01' where "right" = 'CMS'`;
    const lost = await noticesOf('editor', 'reviewAnswered');
    await world.database.write`update user_right set until = null where "right" = 'CMS'`;
    expect(lost).toEqual([]);
  });

  it('is what visitors search for again and again in vain, for whoever can say what it means', async () => {
    await world.database.write`
      insert into fruitless_search (platform, day, text, searches, typed, language, is_weak)
      values ('CH', ${today()}, 'quaenzel', 7, 'Quänzel', 'de', false), ('CH', ${today()}, 'selten', 2, 'selten', 'de', false)`;
    expect((await noticesOf('editor', 'searchedInVain')).map(({ message }) => message)).toEqual([
      '«Quänzel» wurde 7-mal gesucht und nicht gefunden.',
    ]);
    expect(await noticesOf('supplier', 'searchedInVain')).toEqual([]);
  });
});

describe('Mails of what concerns somebody (behaviour B536)', () => {
  const mails = async (to: string) => {
    const folder = fileURLToPath(world.config.mailUrl);
    const names = await readdir(folder).catch(() => []);
    const all = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
    return all.filter((mail) => mail.includes(`To: ${to}@`));
  };
  /** Two workers at once, a minute later. */
  const work = async () => {
    const { write } = world.database;
    await write`update notice_wish set looked_at = now() - interval '1 hour'`;
    const mailbox = openMailbox(world.config);
    await Promise.all([1, 2].map(() => mailNotices(write, mailbox, world.config)));
  };
  const wish = (who: string, kinds: string[]) =>
    call(who, 'PUT', '/import/notice-wish/CH?lang=fr', { kinds });

  it('go to whoever wishes, once, of what is new since, in their language', async () => {
    await call('supplier', 'GET', '/user/rights');
    expect((await wish('supplier', ['documentsExpiring'])).json()).toEqual({ kinds: ['documentsExpiring'] });
    await work();
    expect(await mails('supplier')).toEqual([]);
    await document('alpenfenster', 'neu', inDays(5));
    await work();
    await work();
    const sent = await mails('supplier');
    expect(sent).toHaveLength(1);
    // A month with an accent is written in the words of RFC 2047.
    expect(sent[0]).toMatch(/^Subject: (=\?UTF-8\?Q\?)?Un[ _]document[ _]expire/m);
  });

  it('go to nobody who has lost the right meanwhile, or wishes no more, or has seen it already', async () => {
    await document('alpenfenster', 'verloren', inDays(6));
    await world.database
      .write`update user_right set until = '2020-01-01' where orga_country ->> 'sid' = 'alpenfenster'`;
    await work();
    await world.database
      .write`update user_right set until = null where orga_country ->> 'sid' = 'alpenfenster'`;
    await wish('supplier', []);
    await document('alpenfenster', 'abbestellt', inDays(7));
    await work();
    await wish('supplier', ['documentsExpiring']);
    await document('alpenfenster', 'gesehen', inDays(8));
    const { kind, subject } =
      (await noticesOf('supplier', 'documentsExpiring')).find((one) => one.subject.endsWith(inDays(8))) ?? {};
    await call('supplier', 'POST', '/import/notice/CH/seen', {
      notices: [{ kind, subject }],
      isCleared: false,
    });
    await work();
    expect(await mails('supplier')).toHaveLength(1);
  });

  it('are tried again where nobody takes them', async () => {
    await document('alpenfenster', 'nochmals', inDays(9));
    const { write } = world.database;
    await write`update notice_wish set looked_at = now() - interval '1 hour'`;
    const broken = { send: () => Promise.reject(new Error('no mail server')) };
    await expect(mailNotices(write, broken, world.config)).rejects.toThrow('no mail server');
    await work();
    expect(await mails('supplier')).toHaveLength(2);
  });
});
