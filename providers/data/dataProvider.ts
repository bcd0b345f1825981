import type { DataProvider, Identifier, RaRecord } from 'ra-core';
import simpleRest from 'ra-data-simple-rest';
import type { Entity } from '../../resources/entity.ts';
import { lists } from '../../resources/limits.ts';
import type { PlatformKey } from '../../resources/platform/platforms.ts';
import { flatten, type Row } from '../../resources/shape.ts';
import { unreadable } from '../../resources/unreadable.ts';
import { call, type Send } from './client.ts';
import { oneByOne } from './oneByOne.ts';
import { keyOf, recordId } from './recordId.ts';
import { toJson } from './toJson.ts';

interface Needs {
  platform: PlatformKey;
  /** The entity of a resource. */
  entityOf: (resource: string) => Entity;
  send: Send;
  /** Gives a read its empty result where there is no session. */
  protect: <Answer>(empty: Answer, read: () => Promise<Answer>) => Promise<Answer>;
}

interface Listing {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  filter?: Row;
  signal?: AbortSignal;
}

const root = '/api/import';

/** Identifiers of one call: an address of so many is not too long. */
const idsAtOnce = 50;

interface Listed {
  data: RaRecord[];
  total?: number | undefined;
  meta?: { isAtLeast: boolean };
}

const nothing: Listed = { data: [], total: 0 };

/**
 * react-admin's data over `ra-data-simple-rest`, with what our API adds: a path per declaration, keys of
 * several parts, versions (`ETag`, `If-Match`; a stale one fails with 412 and the current version in the
 * error's body), and totals that are only a lower bound (`meta.isAtLeast`). Records are flat rows with the
 * field names of their entity.
 */
export function createDataProvider({ platform, entityOf, send, protect }: Needs): DataProvider {
  /** The library for one call, with its own headers; `see` learns those of the answer. */
  function rest(entity: Entity, { headers = {}, see, agreed }: RestOptions = {}): DataProvider {
    return simpleRest(root, async (url, options = {}) => {
      const merged = new Headers(options.headers);
      for (const [name, value] of Object.entries(headers)) merged.set(name, value);
      const answer = await call(send, entity, withAgreed(withoutEmptySort(url), agreed), {
        ...options,
        headers: merged,
      });
      see?.(answer.headers);
      return answer;
    });
  }

  const listPath = (entity: Entity) => entity.path.replace('{platform}', platform);

  /** Where a record stands: the path of all but the last part of its key, and that part. */
  function place(entity: Entity, id: Identifier): { path: string; last: string } {
    const key = keyOf(String(id));
    const parents = key.slice(0, -1).map(encodeURIComponent);
    return { path: [listPath(entity), ...parents].join('/'), last: key.at(-1) ?? '' };
  }

  function toRecord(entity: Entity, json: Row): RaRecord {
    const row = flatten(entity, json);
    const said = json[unreadable];
    return { ...row, ...(said !== undefined && { [unreadable]: said }), id: recordId(entity, row) };
  }

  async function list(entity: Entity, { pagination, sort, filter, signal }: Listing): Promise<Listed> {
    let isAtLeast = false;
    const see = (headers: Headers) => {
      isAtLeast = headers.get('total') === 'at-least';
    };
    const isSortable = sort && entity.fields[sort.field]?.sortable;
    const { data, total } = await rest(entity, { see }).getList(listPath(entity), {
      pagination: pagination ?? { page: 1, perPage: lists.mostRows },
      sort: isSortable ? sort : { field: '', order: 'ASC' },
      filter: wanted(filter),
      ...(signal && { signal }),
    });
    return { data: data.map((json: Row) => toRecord(entity, json)), total, meta: { isAtLeast } };
  }

  async function one(entity: Entity, id: Identifier, signal?: AbortSignal): Promise<RaRecord> {
    const { path, last } = place(entity, id);
    let version: number | undefined;
    const see = (headers: Headers) => {
      version = versionOf(headers);
    };
    const { data } = await rest(entity, { see }).getOne(path, { id: last, ...(signal && { signal }) });
    return toRecord(entity, version === undefined ? data : { ...data, version });
  }

  /** Those of these records that are there and the caller's, in a call for as many as an address holds. */
  async function many(entity: Entity, ids: readonly Identifier[], signal?: AbortSignal): Promise<RaRecord[]> {
    const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, index) =>
      ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
    );
    const found = await Promise.all(
      parts.map((part) =>
        list(entity, {
          pagination: { page: 1, perPage: part.length },
          filter: { id: part },
          ...(signal && { signal }),
        }).catch(ifMissing),
      ),
    );
    return found.flatMap((listed) => listed?.data ?? []);
  }

  async function write(entity: Entity, id: Identifier, row: Row, headers: Record<string, string>) {
    const { path, last } = place(entity, id);
    const body = { id: last, data: toJson(entity, row), previousData: { id: last } };
    const { data } = await rest(entity, { headers }).update(path, body);
    // The record on the screen is merged with this one: what was said of it is taken back.
    const isMended = row[unreadable] !== undefined && data[unreadable] === undefined;
    return toRecord(entity, isMended ? { ...data, [unreadable]: [] } : data);
  }

  async function remove(entity: Entity, id: Identifier, previous: Row = {}, agreed?: AgreedLoss) {
    const { path, last } = place(entity, id);
    const headers = ifMatch(previous.version);
    await rest(entity, { headers, ...(agreed && { agreed }) }).delete(path, { id: last });
  }

  const provider = {
    supportAbortSignal: true,
    getList: (resource: string, params: Listing) =>
      protect<Listed>(nothing, () => list(entityOf(resource), params)),
    // No record rather than an empty one, which a form could save over the record.
    getOne: (resource: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) =>
      protect<{ data: RaRecord | null }>({ data: null }, async () => ({
        data: await one(entityOf(resource), id, signal),
      })),
    getMany: (resource: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) =>
      protect<{ data: RaRecord[] }>({ data: [] }, async () => {
        const entity = entityOf(resource);
        if (ids.length > 1 && entity.calls.includes('list')) return { data: await many(entity, ids, signal) };
        const found = await Promise.all(ids.map((id) => one(entity, id, signal).catch(ifMissing)));
        return { data: found.filter((record) => record !== undefined) };
      }),
    getManyReference: (
      resource: string,
      { target, id, filter, ...params }: Listing & { target: string; id: Identifier },
    ) =>
      protect<Listed>(nothing, () =>
        list(entityOf(resource), { ...params, filter: { ...filter, [target]: id } }),
      ),
    create: async (resource: string, { data, meta }: Creation) => {
      const entity = entityOf(resource);
      // An entity without POST is created where it will stand, unless something stands there already.
      if (!entity.calls.includes('create'))
        return {
          data: await write(entity, recordId(entity, data), data, { 'if-none-match': '*', ...once(meta) }),
        };
      const created = await rest(entity, { headers: once(meta) }).create(listPath(entity), {
        data: toJson(entity, data),
      });
      return { data: toRecord(entity, created.data) };
    },
    update: async (resource: string, { id, data, previousData, meta }: Update) => ({
      data: await write(entityOf(resource), id, data, {
        ...ifMatch(data.version ?? previousData?.version),
        ...once(meta),
      }),
    }),
    updateMany: async (resource: string, { ids, data }: { ids: Identifier[]; data: Row }) => {
      const entity = entityOf(resource);
      return oneByOne(ids, async (id) => {
        const before = await one(entity, id);
        await write(entity, id, { ...before, ...data }, ifMatch(before.version));
      });
    },
    delete: async (resource: string, { id, previousData, meta }: Deletion) => {
      await remove(entityOf(resource), id, previousData, meta?.agreed);
      return { data: { ...previousData, id } };
    },
    deleteMany: (resource: string, { ids }: { ids: Identifier[] }) =>
      oneByOne(ids, (id) => remove(entityOf(resource), id)),
  };
  // Its methods promise whichever record type their caller names, which no implementation can.
  return provider as DataProvider;
}

/** What somebody agrees to who deletes what others need: how often, or what takes its place. */
export type AgreedLoss = { confirm: number } | { insteadOf: string };

interface RestOptions {
  headers?: Record<string, string>;
  see?: (headers: Headers) => void;
  agreed?: AgreedLoss;
}

interface Deletion {
  id: Identifier;
  previousData?: Row;
  meta?: { agreed?: AgreedLoss };
}

/** Names a write, so that it is done once however often it is sent (behaviour B226). */
interface SentOnce {
  idempotencyKey?: string;
}

interface Creation {
  data: Row;
  meta?: SentOnce;
}

interface Update extends Creation {
  id: Identifier;
  previousData?: Row;
}

function once({ idempotencyKey }: SentOnce = {}): Record<string, string> {
  return idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
}

function ifMatch(version: unknown): Record<string, string> {
  return typeof version === 'number' ? { 'if-match': `"${version}"` } : {};
}

function versionOf(headers: Headers): number | undefined {
  const [, digits] = /^(?:W\/)?"(\d+)"$/.exec(headers.get('etag') ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}

function withAgreed(url: string, agreed: AgreedLoss | undefined): string {
  if (!agreed) return url;
  const [[name, value] = ['', '']] = Object.entries(agreed);
  return `${url}?${new URLSearchParams({ [name]: String(value) }).toString()}`;
}

/** The library always sorts; by nothing where the entity has no sortable field of that name. */
function withoutEmptySort(url: string): string {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined) return url;
  const parameters = new URLSearchParams(query);
  if (parameters.get('sort')?.startsWith('[""')) parameters.delete('sort');
  return `${path}?${parameters.toString()}`;
}

/** Filters that somebody filled in. */
function wanted(filter: Row = {}): Row {
  return Object.fromEntries(
    Object.entries(filter).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}

/** Of several records, those that are gone or not for the caller are left out. */
function ifMissing(error: { status?: number }): undefined {
  if (error.status !== 403 && error.status !== 404) throw error;
}
