import type { IOType } from 'node:child_process';
import { ftruncateSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shelf, type KeptFile, type Shelf } from './shelf.ts';

const megabyte = 1024 * 1024;

/** What all processes have of each shelf; the file takes no room before it is filled. */
const bytesOfShelves = { answers: 209 * megabyte, bases: 14 * megabyte, rows: 48 * megabyte };

/**
 * Makes the file and takes its name away: it is gone when the last process is that has it open, and nobody else can open it.
 * @throws {Error} of the system where the folder for temporary files cannot be written
 */
export function makeKeptFile(): number {
  const folder = mkdtempSync(join(tmpdir(), 'baustein-kept-'));
  try {
    const fd = openSync(join(folder, 'answers'), 'wx+', 0o600);
    ftruncateSync(fd, bytesOfShelves.answers + bytesOfShelves.bases + bytesOfShelves.rows);
    return fd;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const placeOfFile = 4;

/** The file of a process that is the only one. */
export function keptAlone(): KeptFile {
  return { fd: makeKeptFile(), nth: 0, processes: 1 };
}

/** The streams of a web process: the fifth is the file, made anew. */
export function stdioWithKeptFile(): (IOType | 'ipc' | number)[] {
  return ['inherit', 'inherit', 'inherit', 'ipc', makeKeptFile()];
}

/** What tells a process that was begun with these streams of the file, and which of them it is, from 1 on. */
export function keptFileFor(number: number): Record<string, string> {
  return { WEB_PROCESS: String(number), KEPT_FILE: String(placeOfFile) };
}

/** The file as such a process has it; undefined in one that was begun otherwise. */
export function keptFileOf(processes: number): KeptFile | undefined {
  const { WEB_PROCESS: number, KEPT_FILE: fd } = process.env;
  return number && fd ? { fd: Number(fd), nth: Number(number) - 1, processes } : undefined;
}

/** What a machine keeps: answers, those that others are packed against, and rows that many pages read. */
export type Shelves = Record<keyof typeof bytesOfShelves, Shelf>;

export function shelvesIn(file: KeptFile): Shelves {
  const { answers, bases, rows } = bytesOfShelves;
  return {
    answers: shelf(file, 0, answers),
    bases: shelf(file, answers, bases),
    rows: shelf(file, answers + bases, rows),
  };
}
