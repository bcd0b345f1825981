import { expect } from 'vitest';
import type { ImportReport } from '../../resources/calls/importReport.ts';
import type { ImportUndone } from '../../resources/calls/undo.ts';
import { product } from '../../resources/entities/product.ts';
import type { Entity } from '../../resources/entity.ts';
import { languages, type Language } from '../../resources/language/languages.ts';
import { imports, lists } from '../../resources/limits.ts';
import { flatten, type Row } from '../../resources/shape.ts';
import { summaryText } from '../../server/exchange/import/reports/issueText.ts';
import type { ImportApp } from '../setup/importApp.ts';
import { filed, type FiledEntity } from './generatedRecords.ts';
import { company, companyAt, retailer } from './recordWorld.ts';
import { columnAt, tableOf } from './tableOf.ts';

/** What is wrong with a record: place, code and wording of every fault, in one order. Empty for a sound one. */
export type Verdict = readonly string[];

/** The language in which the verdict on the record of this number is asked for. */
export function languageAt(index: number): Language {
  return languages[index % languages.length] ?? 'de';
}

interface Told {
  path: string;
  code: string;
  message: string;
}

const asVerdict = (faults: readonly Told[]): Verdict =>
  [...new Set(faults.map(({ path, code, message }) => `${path} ${code}: ${message}`))].toSorted();

const asNew = { 'if-none-match': '*' };

/** A call with the record as its body, rehearsed. */
export async function byRest(
  world: ImportApp,
  name: FiledEntity,
  records: readonly Row[],
): Promise<Told[][]> {
  const found: Told[][] = [];
  for (const [index, payload] of records.entries()) {
    const query = `?dryRun=true&lang=${languageAt(index)}`;
    const [method, url, headers] = addressOf(name, payload);
    found.push(faultsIn(await world.call(method, url + query, 'admin', { headers, payload })));
  }
  return found;
}

/** Where a record is written to: a new one, but for a company, of which files hold parts. */
export function addressOf(name: FiledEntity, record: Row): ['PUT' | 'POST', string, Record<string, string>] {
  const { entity } = filed[name];
  const row = flatten(entity, record);
  const list = entity.path.replace('{platform}', 'CH');
  const key = entity.key.map((field) => encodeURIComponent(String(row[field]))).join('/');
  if (name === 'orgaInfo') return ['POST', list, {}];
  return ['PUT', `${list}/${key}`, name === 'orga' ? {} : asNew];
}

/** The same for products that replace stored ones. */
export async function byReplacing(world: ImportApp, records: readonly Row[]): Promise<Told[][]> {
  const found: Told[][] = [];
  for (const [index, payload] of records.entries()) {
    const [method, url] = addressOf('product', payload);
    const answer = await world.call(method, `${url}?dryRun=true&lang=${languageAt(index)}`, 'admin', {
      payload,
    });
    found.push(faultsIn(answer));
  }
  return found;
}

/** What a call finds wrong that was answered with the record, or refused for its values alone. */
function faultsIn(answer: { statusCode: number; payload: string; json(): { errors: Told[] } }): Told[] {
  expect([200, 422], answer.payload).toContain(answer.statusCode);
  return answer.statusCode === 200 ? [] : answer.json().errors;
}

/** A file of JSON with all of them, rehearsed. */
export async function byJsonFile(
  world: ImportApp,
  name: FiledEntity,
  records: readonly Row[],
): Promise<Told[][]> {
  const [method, url] = fileAddressOf(name);
  const answer = await world.call(method, `${url}dryRun=true&skipInvalid=true`, 'admin', {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(records),
  });
  return verdictsIn(world, world.reportOf(answer), records.length, 1);
}

/** The call that takes a file of JSON; its query goes on behind it. */
export function fileAddressOf(name: FiledEntity): ['POST' | 'PATCH', string] {
  switch (name) {
    case 'product':
      return ['POST', `product/CH?orgaSid=${company}&`];
    case 'orga':
      return ['PATCH', 'orga/CH?'];
    case 'orgaInfo':
      return ['POST', 'orga-info/json/CH?'];
    case 'retailerData':
      return ['POST', `retailer/CH?orgaSid=${retailer}&`];
  }
}

/** A workbook with a row for each of them, rehearsed. */
export async function byWorkbook(world: ImportApp, records: readonly Row[]): Promise<Told[][]> {
  const body = await tableOf(records);
  const answer = await world.send({
    who: 'admin',
    body,
    query: { dryRun: 'true', skipInvalid: 'true' },
  });
  // A table's row is taken without what a product can be without, but its cell says the same (behaviour B385).
  return verdictsIn(world, world.reportOf(answer), records.length, 2, ['error', 'warning']);
}

/** The undoing of a deletion, rehearsed: the record comes back from the record of changes. */
export async function byRestoring(
  world: ImportApp,
  name: FiledEntity,
  records: readonly Row[],
): Promise<Told[][]> {
  const { entity } = filed[name];
  const found: Told[][] = [];
  for (const [index, record] of records.entries()) {
    const [id] = await noteDeleted(world, entity, [goneRecord(name, record, index)]);
    const url = `change/${id}/undo?dryRun=true&lang=${languageAt(index)}`;
    found.push(faultsIn(await world.call('POST', url, 'admin')));
  }
  return found;
}

/** The undoing of a change, rehearsed: a stored product becomes what it is said to have been. */
export async function byUndoing(world: ImportApp, records: readonly Row[]): Promise<Told[][]> {
  const { write } = world.database;
  const found: Told[][] = [];
  for (const [index, record] of records.entries()) {
    const before = flatten(product, record);
    const stored = await world.call('GET', addressOf('product', record)[1], 'admin');
    const now = flatten(product, stored.json());
    const after = Object.fromEntries(Object.keys(before).map((name) => [name, now[name] ?? null]));
    const [{ id }] = await write<[{ id: number }]>`
      insert into change (sub, platform, entity, key, kind, version, before, after)
      values ('', 'CH', 'product', ${[company, String(before.sid)]}, 'changed', 1, ${write.json(before)},
        ${write.json(after)})
      returning id`;
    const url = `change/${id}/undo?dryRun=true&lang=${languageAt(index)}`;
    found.push(faultsIn(await world.call('POST', url, 'admin')));
  }
  return found;
}

/**
 * The undoing of an import that deleted these products, rehearsed: which of them it leaves away, by their sids.
 */
export async function leftAwayByUndo(world: ImportApp, records: readonly Row[]): Promise<string[]> {
  const { entity } = filed.product;
  const left: string[] = [];
  for (let first = 0; first < records.length; first += imports.firstIssues) {
    const { id } = world.reportOf(await world.send({ who: 'admin', format: 'json', body: anchor }));
    await noteDeleted(world, entity, records.slice(first, first + imports.firstIssues), id);
    const answer = await world.call('POST', `report/${id}/undo?dryRun=true`, 'admin');
    expect(answer.statusCode, answer.payload).toBe(200);
    left.push(...answer.json<ImportUndone>().kept.map(({ key }) => key));
  }
  return left;
}

/** An import that can be undone, whatever it did. */
const anchor = JSON.stringify([
  {
    sid: 'anker',
    productInfo: { articleNumber: 'Anker', title: { de: 'Anker' }, productLine: 'classic' },
    categories: { mainCategory: { sid: 'fenster' } },
  },
]);

/** What is there cannot come back: a company as if it had another sid. */
function goneRecord(name: FiledEntity, record: Row, index: number): Row {
  return name === 'orga' ? { ...record, sid: `weg-${companyAt(index)}` } : record;
}

/** Puts records into the record of changes as if they had been deleted; returns the ids of the changes. */
export async function noteDeleted(
  { database: { write } }: ImportApp,
  entity: Entity,
  records: readonly Row[],
  reportId: string | null = null,
): Promise<number[]> {
  const ids: number[] = [];
  for (const record of records) {
    const before = flatten(entity, record);
    const key = entity.key.map((field) => String(before[field]));
    const [{ id }] = await write<[{ id: number }]>`
      insert into change (sub, platform, entity, key, kind, before, report_id)
      values ('', 'CH', ${entity.name}, ${key}, 'deleted', ${write.json(before as never)}, ${reportId}) returning id`;
    ids.push(Number(id));
  }
  return ids;
}

/** What a report says of each record of the file. */
async function verdictsIn(
  { call }: ImportApp,
  { id, state, read }: ImportReport,
  count: number,
  firstRow: number,
  severities: readonly ImportReport['issues'][number]['severity'][] = ['error'],
): Promise<Told[][]> {
  expect([state, read]).toEqual(['applied', count]);
  const found: Told[][] = Array.from({ length: count }, () => []);
  for (const language of languages)
    for (let first = 0; ; first += lists.mostRows) {
      const range = JSON.stringify([first, first + lists.mostRows - 1]);
      const query = new URLSearchParams({ lang: language, range });
      const { issues } = (await call('GET', `report/${id}?${query}`, 'admin')).json() as ImportReport;
      for (const { row, column, code, message, severity } of issues) {
        const index = Number(row) - firstRow;
        if (severities.includes(severity) && languageAt(index) === language)
          found[index]?.push({ path: column ?? '', code, message });
      }
      if (issues.length < lists.mostRows) break;
    }
  return found;
}

/** A verdict as a call gives it. */
export function asTold(faults: readonly Told[]): Verdict {
  return asVerdict(faults);
}

/** The same verdict as a file of JSON gives it, which says before each sentence what it is about. */
export function asToldOfJson(faults: readonly Told[], index: number): Verdict {
  return asVerdict(faults.map((fault) => ({ ...fault, message: headed(fault.message, fault.path, index) })));
}

/** The same verdict as a table gives it: by columns, of which a list has one. */
export function asToldOfTable(faults: readonly Told[], index: number): Verdict {
  return asVerdict(
    faults.map(({ path, code, message }) => {
      const { letter, heading } = columnAt(path);
      return { path: letter, code, message: headed(message, heading, index) };
    }),
  );
}

function headed(text: string, heading: string, index: number): string {
  return summaryText(languageAt(index), 'atHeading', { heading, text });
}

/** Without what no row of the database can hold: fields that the entity does not have. */
export function ofRows(name: FiledEntity, faults: readonly Told[]): Told[] {
  const places = Object.entries(filed[name].entity.fields).map(([field, { at = field }]) => at);
  const isInField = (path: string) => places.some((place) => path.startsWith(`${place}.`));
  return faults.filter(({ code, path }) => code !== 'unknown-field' || isInField(path));
}
