import { randomUUID } from 'node:crypto';
import type { GrantedRight } from '../../../resources/platform/grantedRight.ts';
import { runImport } from '../../../server/exchange/import/runImport.ts';
import { callsOf, type Method } from '../../setup/calls.ts';
import { importApp } from '../../setup/importApp.ts';
import { addPerson } from '../../setup/person.ts';
import { companySums } from '../companySums.ts';
import { companies } from './holders.ts';

/** A file as it is sent, and the companies whose records it changes. */
export interface SentFile {
  method: Method;
  /** Behind `/api/import/`. */
  url: string;
  body: string | Buffer;
  type?: string;
  touches: readonly string[];
}

/**
 * The small catalogue of imports with two companies and two people, `sender` and `other`, whose rights come and go. No
 * worker runs: an import waits until `run` carries it out.
 */
export async function sequenceWorld() {
  const { app, database, config, store } = await importApp({ hasWorker: false });
  const { write } = database;
  const call = callsOf(app);
  const subs = { sender: await addPerson(database, 'sender'), other: await addPerson(database, 'other') };
  await addPerson(database, 'root', [{ right: 'ADMIN' }]);
  await write`
    insert into product (platform, orga_sid, sid, article_number, title, main_category)
    select 'CH', 'alpenfenster', 'p' || n, 'P' || n, '{"de": "Produkt"}', 'fenster' from generate_series(1, 10) n`;

  /** From this moment on somebody holds these rights and no other. */
  async function give(who: keyof typeof subs, rights: readonly GrantedRight[]): Promise<void> {
    const sub = subs[who];
    await write.begin(async (tx) => {
      await tx`delete from user_right where sub = ${sub}`;
      for (const { right, orgaCountry } of rights)
        await tx`
          insert into user_right (sid, sub, email, "right", orga_country)
          values (${randomUUID()}, ${sub}, ${`${who}@person.example`}, ${right},
            ${orgaCountry ? tx.json({ ...orgaCountry }) : null})`;
    });
  }

  /** The sender, holder of both companies, hands a file in; it waits. Returns the id of its report. */
  async function handIn({ method, url, body, type = 'application/json' }: SentFile): Promise<string> {
    await give(
      'sender',
      companies.map((sid) => ({ right: 'COMPANY', orgaCountry: { sid, country: 'CH' } })),
    );
    const headers = { prefer: 'respond-async', 'content-type': type };
    const answer = await call('sender', method, `/import/${url}`, body, headers);
    if (answer.statusCode !== 202) throw new Error(`The file is refused: ${answer.payload}`);
    return (answer.json() as { id: string }).id;
  }

  async function run(id: string): Promise<void> {
    const onFailure = (error: unknown) => {
      throw error;
    };
    const { signal } = new AbortController();
    await runImport({ database, config, store, worker: randomUUID(), signal, onFailure }, id);
    // Whoever follows it waits until it is found, and nobody writes search rows here.
    await write`update import_report set state = 'searchable' where id = ${id} and state = 'applied'`;
  }

  async function stateOf(id: string): Promise<string> {
    const [row] = await write<[{ state: string }]>`select state from import_report where id = ${id}`;
    return row.state === 'searchable' ? 'applied' : row.state;
  }

  return { app, database, config, subs, call, give, handIn, run, stateOf, sums: () => companySums(database) };
}

export type SequenceWorld = Awaited<ReturnType<typeof sequenceWorld>>;
