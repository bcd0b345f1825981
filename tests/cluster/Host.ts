import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../server/base/freePort.ts';
import { accountOfPostgres } from './account.ts';
import { Disk } from './Disk.ts';
import { Part } from './Part.ts';
import { patroniSettings } from './patroniSettings.ts';
import type { Programs } from './programs.ts';

/** More than the largest catalogue of a run takes. */
const dataMegabytes = 8192;

/** One machine of the cluster: Patroni with its PostgreSQL. */
export class Host {
  readonly name: string;
  readonly folder: string;
  readonly #dataDir: string;
  /** Its data, without what it logs ahead, lie on a disk of their own; undefined for whoever may not mount one. */
  readonly disk: Disk | undefined;
  readonly port: number;
  readonly restPort: number;
  readonly patroni: Part;

  private constructor(
    name: string,
    folder: string,
    { dataDir, disk, ...ports }: { dataDir: string; disk: Disk | undefined; port: number; restPort: number },
    patroni: Part,
  ) {
    this.name = name;
    this.folder = folder;
    this.#dataDir = dataDir;
    this.disk = disk;
    this.port = ports.port;
    this.restPort = ports.restPort;
    this.patroni = patroni;
  }

  static async open(
    name: string,
    inFolder: string,
    programs: Programs,
    whole: { etcdPort: number; isSynchronous: boolean },
  ): Promise<Host> {
    const folder = join(inFolder, name);
    const account = accountOfPostgres();
    mkdirSync(folder, { mode: 0o700 });
    const ports = { port: await freePort(), restPort: await freePort() };
    const disk = Disk.open(join(folder, 'disk'), dataMegabytes, account);
    const dataDir = join(folder, 'disk/data');
    const walDir = join(folder, 'wal');
    const settings = join(folder, 'patroni.json');
    // JSON is YAML.
    writeFileSync(
      settings,
      JSON.stringify(
        patroniSettings({ name, folder, dataDir, walDir, programs, ...ports, ...whole }),
        null,
        2,
      ),
    );
    if (account) for (const path of [folder, settings]) chownSync(path, account.uid, account.gid);
    const patroni = new Part(`patroni ${name}`, {
      command: programs.patroni,
      arguments: [settings],
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      account,
      log: join(inFolder, `${name}.log`),
    });
    patroni.begin();
    return new Host(name, folder, { dataDir, disk, ...ports }, patroni);
  }

  /** The first process of its PostgreSQL. */
  get postmaster(): number {
    return Number(readFileSync(join(this.#dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  /** What Patroni says of it; undefined when it does not answer. */
  async state(): Promise<{ role: string; state: string } | undefined> {
    return fetch(`http://127.0.0.1:${this.restPort}/patroni`, { signal: AbortSignal.timeout(1000) }).then(
      (answer) => answer.json() as Promise<{ role: string; state: string }>,
      () => undefined,
    );
  }

  /** All of it is gone at once, as without power. */
  async lose(): Promise<void> {
    const { postmaster } = this;
    await this.patroni.end('SIGKILL');
    process.kill(postmaster, 'SIGKILL');
  }

  return(): void {
    this.patroni.begin();
  }
}
