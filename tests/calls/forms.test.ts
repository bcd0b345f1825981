import { beforeAll, describe, expect, it } from 'vitest';
import { crudCalls } from '../../resources/calls/crud.ts';
import type { Entity } from '../../resources/entity.ts';
import type { Field } from '../../resources/kinds/field.ts';
import { entities } from '../../resources/registry.ts';
import { flatten, type Row } from '../../resources/shape.ts';
import { faultsOf } from '../../resources/faultsOf.ts';
import { schemaOf } from '../../resources/schemaOf.ts';
import { formErrors } from '../../providers/data/formErrors.ts';
import { toJson } from '../../providers/data/toJson.ts';
import type { Call } from '../setup/calls.ts';
import { asNew, smallWorld } from '../setup/smallWorld.ts';
import { storeReferred } from '../setup/storeReferred.ts';
import { form, photo, sampleOf, type Seen } from './examples.ts';

let call: Call;
let seen: Seen;

beforeAll(async () => {
  ({ call } = await smallWorld());
  await storeReferred(call);
  const upload = async (url: string, bytes: Uint8Array, parts: Record<string, string>) => {
    const { body, headers } = await form(bytes, 'a', parts);
    return (await call('admin', 'POST', url, body, headers)).json().hash as string;
  };
  const ofCompany = { orgaSid: 'alpenfenster' };
  seen = {
    image: await upload('/import/image/CH/productImage', await photo(), ofCompany),
    startImage: await upload('/import/image/CH/startPageImage', await photo(), {}),
    file: await upload('/import/file/CH', Buffer.from('%PDF-1.7\n%%EOF\n'), ofCompany),
  } as Seen;
});

/** What nobody may enter, by kind; undefined where everything that a form can hold is right. */
function badValue(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'code':
    case 'link':
      return listed(field, 'x\u0001'.repeat(600));
    case 'translated':
      return { fr: 'x'.repeat(60_000) };
    case 'number':
      return field.least === undefined && field.most === undefined ? 'viel' : -1;
    case 'yesNo':
      return 'vielleicht';
    case 'choice':
      return listed(field, 'gibt es nicht');
    case 'reference':
      return listed(field, 'gibt-es-nicht');
    case 'gtin':
      return listed(field, '123');
    case 'image':
      return listed(field, 'a'.repeat(64));
    case 'file':
      return 'a'.repeat(64);
    case 'date':
      return '2026-02-30';
    case 'object': {
      const [name = '', part] = Object.entries(field.fields)[0] ?? [];
      return listed(field, { [name]: part && badValue(part) });
    }
    case 'values':
      return { 'gibt-es-nicht': 1 };
    case 'gaps':
    case 'derived':
      return undefined;
  }
}

function listed(field: Field, value: unknown): unknown {
  return 'many' in field && field.many ? [value] : value;
}

/** The fields that say within which thing a reference leads. */
function sharedWith({ fields }: Entity, name: string): readonly string[] {
  const field = fields[name];
  if (field?.kind !== 'reference') return [];
  return field.companyIn ? [field.companyIn] : (field.within ?? []);
}

const written = (Object.values(entities) as Entity[]).filter(({ calls }) => calls.includes('update'));

describe.each(written.map((entity) => [entity.name, entity] as const))('The form of %s', (_, entity) => {
  const { create, update } = crudCalls(entity);

  /** Sends a row as the form of a new thing does, and answers with the faults at the fields of the form. */
  async function send(row: Row) {
    const body = toJson(entity, row);
    const address = (update?.path ?? '')
      .replace('{platform}', 'CH')
      .replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(row[field])));
    const answer = create
      ? await call('admin', 'POST', create.path.replace('{platform}', 'CH'), body)
      : await call('admin', 'PUT', address, body, asNew);
    const { errors = [] } = answer.json() as { errors?: { path: string; message: string }[] };
    return { status: answer.statusCode, at: Object.keys(formErrors(entity, errors)), errors };
  }

  /** What the form itself finds, before anything is sent. */
  function found(row: Row): string[] {
    const parsed = schemaOf(entity).safeParse(toJson(entity, row), { reportInput: true });
    const faults = parsed.success ? [] : parsed.error.issues.flatMap(faultsOf);
    return Object.keys(
      formErrors(
        entity,
        faults.map(({ path, code }) => ({ path, message: code })),
      ),
    );
  }

  const good = () => flatten(entity, sampleOf(entity, seen));
  const fields = Object.entries(entity.fields).filter(
    ([field, { readOnly }]) => !readOnly && (create || !entity.key.includes(field)),
  );

  const faulty = fields.flatMap(([field, declared]) => {
    const bad = badValue(declared);
    return bad === undefined ? [] : [[field, bad] as const];
  });

  it.each(faulty)('says at “%s” what is wrong with it, as the server does', async (field, bad) => {
    const row = { ...good(), [field]: bad };
    const { status, at, errors } = await send(row);
    // What stands within another thing is not there either where that thing is not.
    const concerned = [
      field,
      ...fields.flatMap(([name, { kind }]) =>
        kind === 'reference' && sharedWith(entity, name).includes(field) ? [name] : [],
      ),
    ];
    expect(status).toBe(422);
    expect(at.filter((place) => !concerned.includes(place.split('.')[0] ?? ''))).toEqual([]);
    expect(at.map((place) => place.split('.')[0])).toContain(field);
    for (const { message } of errors) expect(message).toMatch(/\s/);
    expect(at).toEqual(expect.arrayContaining(found(row)));
  });

  it.each(fields.filter(([, { required }]) => required))('asks for “%s”', async (field) => {
    const { [field]: _missing, ...row } = good();
    const { status, at } = await send(row);
    expect([status, at, found(row)]).toEqual([422, [field], [field]]);
  });

  if (!entity.createReplaces && !entity.uploaded)
    it('says at its key that it is taken', async () => {
      expect((await send(good())).status).toBe(201);
      expect(await send(good())).toMatchObject({ status: 409, at: [entity.key.at(-1)] });
    });
});

it('An article number that another product of the company has is refused at its field', async () => {
  const of = '/import/product/CH/alpenfenster/f1';
  const product = (await call('supplier', 'GET', of)).json();
  product.productInfo.articleNumber = 'A-f2';
  const answer = await call('supplier', 'PUT', of, product);
  expect([answer.statusCode, answer.json().errors[0].path]).toEqual([409, 'productInfo.articleNumber']);
});
