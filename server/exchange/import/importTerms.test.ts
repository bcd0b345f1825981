import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ImportReport } from '../../../resources/calls/importReport.ts';
import { importApp, type ImportApp } from '../../../tests/setup/importApp.ts';
import { workbookOf } from '../../../tests/setup/workbook.ts';

let world: ImportApp;

beforeAll(async () => {
  world = await importApp();
  await world.database.write`
    update category set etim_classes = case sid when 'fenster' then '{EC002610}' else etim_classes end`;
});

beforeEach(async () => {
  await world.database.write`delete from term`;
  await world.database.write`delete from search_vocabulary where source = 'term'`;
});

async function send(body: Buffer | string, { who = 'editor', query = '' } = {}): Promise<ImportReport> {
  const answer = await world.call('POST', `term/file/CH?lang=de${query}`, who, {
    headers: { 'content-type': 'text/csv' },
    payload: body,
  });
  return world.reportOf(answer);
}

const terms = () => world.database.read`
  select text, language, platforms, direction, category, word from term order by text, category`;

describe('A table of terms', () => {
  const header = 'means,language,platform,term,direction';

  it('as CSV becomes terms, which are searched at once', async () => {
    const report = await send(
      `${header}\ncategory:fenster,de,CH AT,Luke,oneWay\nword:Velo,de,,Fahrrad,both\ncategory:fenster,fr-CH,,Lucarne,\n`,
    );
    expect(report).toMatchObject({ read: 3, created: 3, failed: 0, entity: 'term', orgaSid: '' });
    const common = { category: 'fenster', word: null };
    expect(await terms()).toEqual([
      {
        ...common,
        text: 'Fahrrad',
        language: 'de',
        platforms: [],
        direction: 'both',
        category: null,
        word: 'Velo',
      },
      { ...common, text: 'Lucarne', language: 'fr', platforms: [], direction: 'both' },
      { ...common, text: 'Luke', language: 'de', platforms: ['CH', 'AT'], direction: 'oneWay' },
    ]);
    const [{ count }] = (await world.database.read`
      select count(*)::int as count from search_vocabulary where source = 'term'`) as [{ count: number }];
    expect(count).toBe(5);
  });

  it('comes a second time without making anything twice, and is taken back as a whole', async () => {
    const body = `${header}\ncategory:fenster,de,,Luke,oneWay\ncategory:fenster,de,,Guckloch,both\n`;
    const first = await send(body);
    expect(await send(body)).toMatchObject({ created: 0, unchanged: 2 });
    expect(await send(body.replace('oneWay', 'both'))).toMatchObject({ changed: 1, unchanged: 1 });
    const undone = await world.call('POST', `report/${first.id}/undo`, 'editor');
    expect(undone.json()).toMatchObject({ removed: 1, keptCount: 1 });
    expect(await terms()).toMatchObject([{ text: 'Luke' }]);
  });

  it('as a workbook with headings in the reader’s words, names instead of sids', async () => {
    const body = await workbookOf(
      ['Begriff', 'Sprache', 'Kategorie', 'Gilt in', 'Richtung'],
      ['Luke', 'Deutsch', 'Fenster', 'Schweiz', 'nur von hier dorthin'],
    );
    expect(await send(body)).toMatchObject({ created: 1, failed: 0 });
    expect(await terms()).toMatchObject([
      { text: 'Luke', category: 'fenster', platforms: ['CH'], direction: 'oneWay' },
    ]);
  });

  it.each(['csv', 'xlsx'])(
    'that was downloaded as %s changes nothing when it is uploaded again',
    async (format) => {
      await send(
        `${header}\ncategory:fenster,de,CH AT,Luke,oneWay\nword:Velo,de,,"Rad, das",both\nvalue:farbe=weiss,fr,,Blanc cassé,both\nline:alpenfenster/classic,de,CH,Klassiker,both\n`,
      );
      const table = await world.call('GET', `term/${format}/all`, 'supplier');
      expect(table.headers['content-disposition']).toContain(`term.${format}`);
      expect(await send(table.rawPayload)).toMatchObject({
        read: 4,
        unchanged: 4,
        created: 0,
        changed: 0,
        failed: 0,
      });
    },
  );

  it('is refused with its faults by row and column', async () => {
    const report = await send(
      `${header}\ncategory:weg,de,,Luke,both\nirgendwas,de,,Loch,both\ncategory:fenster,xx,,Auge,both\n`,
    );
    expect(report).toMatchObject({ state: 'refused', created: 0, failed: 3 });
    expect(report.issues.map(({ row, column, code, sheet }) => [sheet, row, column, code])).toEqual(
      expect.arrayContaining([
        ['CSV', 2, 'A', 'unknown-category'],
        ['CSV', 3, 'A', 'unknown-meaning'],
        ['CSV', 4, 'B', 'unknown-choice'],
      ]),
    );
  });

  it('is nothing for who does not keep the categories', async () => {
    const answer = await world.call('POST', 'term/file/CH', 'supplier', {
      headers: { 'content-type': 'text/csv' },
      payload: header,
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('ETIM’s own table of synonyms', () => {
  const table =
    'ARTCLASSID;CLASSSYNONYM\r\nEC002610;Dachluke\r\nEC002610;Lichtschacht\r\nEC999999;Fremdes\r\n';

  it.each([
    ['with its byte order mark', Buffer.from(`\uFEFF${table}`, 'utf16le')],
    ['without one', Buffer.from(table, 'utf16le')],
    [
      'with the columns the other way round',
      'CLASSSYNONYM;ARTCLASSID\nDachluke;EC002610\nLichtschacht;ec 002610\nX;EC999999\n',
    ],
  ])('in UTF-16 %s becomes terms of the categories that carry the classes', async (_, body) => {
    const report = await send(body);
    expect(report).toMatchObject({ read: 3, created: 2, failed: 0 });
    expect(report.issues).toMatchObject([{ row: 4, severity: 'warning', code: 'class-not-carried' }]);
    expect(await terms()).toMatchObject([
      { text: 'Dachluke', language: 'de', direction: 'oneWay', category: 'fenster' },
      { text: 'Lichtschacht', category: 'fenster' },
    ]);
  });
});

describe('A table of products', () => {
  it('may be a text with separators, in the encoding of Windows', async () => {
    const body = Buffer.from(
      'Artikelnummer;Titel;Kategorie;Stichwörter\nC1;Türe weiß;fenster;Pforte, Tor\n',
      'latin1',
    );
    const answer = await world.send({ body });
    expect(world.reportOf(answer)).toMatchObject({ created: 1, failed: 0 });
    const [product] = await world.database
      .read`select title, keywords from product where article_number = 'C1'`;
    expect(product).toEqual({ title: { de: 'Türe weiß' }, keywords: { de: 'Pforte, Tor' } });
  });
});
