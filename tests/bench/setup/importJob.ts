import { fork, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportFormat } from '../../../resources/exchange/importFormats.ts';
import { importKey } from '../../../server/exchange/import/importFile.ts';
import type { Sender } from '../../../server/jobs/queue.ts';
import type { TaggedPool } from '../../setup/tagged.ts';
import { workerFlags } from '../../../server/boot/superviseWorker.ts';

/** Whose products are imported, by whom. */
export const importing = { orgaSid: 'bench-lieferant', sub: 'bench' } as const;

/** A worker of its own, as a server starts it, with these settings beside those of every benchmark. */
export function forkWorker(
  url: string,
  dataDir: string,
  settings: Record<string, string> = {},
): ChildProcess {
  return fork(join(import.meta.dirname, '../../../server/worker.ts'), {
    env: {
      ...process.env,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      SEED: 'none',
      LOG_LEVEL: 'error',
      ...settings,
    },
    execArgv: [...workerFlags],
  });
}

/** Ends a worker and waits until it is gone. */
export async function endWorker(worker: ChildProcess): Promise<void> {
  const gone = once(worker, 'exit');
  worker.kill('SIGTERM');
  await gone;
}

interface Prepared {
  bytes: number;
  /** Puts the import into the queue; resolves with the identifier of its report. */
  send(): Promise<string>;
}

/**
 * Lays a file where workers look for it.
 * @param write makes the file
 */
export async function prepareImport(
  { write, sender, dataDir }: { write: TaggedPool; sender: Sender; dataDir: string },
  format: ImportFormat,
  make: (file: string) => Promise<void>,
): Promise<Prepared> {
  const { orgaSid, sub } = importing;
  const id = randomUUID();
  const file = join(dataDir, 'storage', importKey({ id, workbenchId: null }));
  await mkdir(dirname(file), { recursive: true });
  await make(file);
  const { size } = await stat(file);
  return {
    bytes: size,
    async send() {
      await write.begin(async (tx) => {
        const job = await sender.send(tx, 'import', `CH ${orgaSid}`, { reportId: id });
        await tx`
          insert into import_report (id, sub, language, entity, format, platform, orga_sid, file_bytes, file_hash,
            fingerprint, dry_run, delete_others, skip_invalid, job)
          values (${id}, ${sub}, 'de', 'product', ${format}, 'CH', ${orgaSid}, ${size}, '', '', false, false, false,
            ${job})`;
      });
      return id;
    },
  };
}

/** Resolves as soon as an import is in one of these states. Throws where it ends otherwise. */
export async function reached(write: TaggedPool, id: string, states: readonly string[]): Promise<void> {
  for (;;) {
    const [row] = await write<[{ state: string; refusal: string | null }]>`
      select state, refusal from import_report where id = ${id}`;
    if (states.includes(row.state)) return;
    if (['refused', 'failed'].includes(row.state)) {
      const issues = await write`select * from import_issue where report_id = ${id} limit 3`;
      throw new Error(`The import ended as ${row.state} (${row.refusal}): ${JSON.stringify(issues)}`);
    }
    await wait(100);
  }
}

/** The most memory that each of these processes ever had, in all; where the system does not tell, 0. */
export async function peakBytes(...pids: (number | undefined)[]): Promise<number> {
  const statuses = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')),
  );
  const bytes = (status: string) => Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  return statuses.reduce((sum, status) => sum + bytes(status), 0);
}
