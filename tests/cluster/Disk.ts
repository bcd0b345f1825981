import { execFileSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const leastBytes = 4096;

/** A disk of its own below a folder: a file with a file system in it. Only root may mount one. */
export class Disk {
  readonly folder: string;
  readonly #filler: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#filler = join(folder, 'filler');
  }

  /** Undefined for whoever may not mount one: then there is nothing to be filled. */
  static open(folder: string, megabytes: number, account?: { uid: number; gid: number }): Disk | undefined {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const image = `${folder}.disk`;
    try {
      closeSync(openSync(image, 'wx'));
      truncateSync(image, megabytes * 1024 * 1024);
      execFileSync('mkfs.ext4', ['-q', '-m', '0', image], { stdio: 'ignore' });
      execFileSync('mount', ['-o', 'loop', image, folder], { stdio: 'ignore' });
    } catch {
      rmSync(image, { force: true });
      return undefined;
    } finally {
      if (account) chownSync(folder, account.uid, account.gid);
    }
    const disk = new Disk(folder);
    process.on('exit', () => disk.close());
    return disk;
  }

  /** Takes all the room that is left. */
  fill(): void {
    const { bavail, bsize } = statfsSync(this.folder);
    try {
      execFileSync('fallocate', ['-l', String(bavail * bsize), this.#filler], { stdio: 'ignore' });
    } catch {
      // What its own bookkeeping needs is missing from that: the rest goes piece by piece.
    }
    const file = openSync(this.#filler, 'a');
    try {
      for (;;) writeSync(file, Buffer.alloc(leastBytes));
    } catch {
      // It is full.
    } finally {
      closeSync(file);
    }
  }

  empty(): void {
    rmSync(this.#filler, { force: true });
  }

  close(): void {
    try {
      execFileSync('umount', ['-l', this.folder], { stdio: 'ignore' });
    } catch {
      // It is gone already.
    }
  }
}
