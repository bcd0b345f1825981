import { unsaved } from '../../resources/limits.ts';
import { readCopies, removeCopy, writeCopy, type UnsavedCopy } from './copyStore.ts';

/** Of whom and on which platform (behaviour B180). */
export type CopyOwner = Pick<UnsavedCopy, 'sub' | 'platform'>;

/** What the person has typed and not saved on this platform, the newest first; none where the browser keeps nothing. */
export async function unsavedCopies({ sub, platform }: CopyOwner): Promise<UnsavedCopy[]> {
  const kept = await current();
  return kept
    .filter((copy) => copy.sub === sub && copy.platform === platform)
    .sort((one, other) => other.at - one.at);
}

/** Keeps a copy; where that is not possible the form still asks before it is left. */
export async function keepCopy(copy: UnsavedCopy): Promise<void> {
  await writeCopy(copy).catch(() => undefined);
}

/** Removes a copy, if there is one. */
export async function dropCopy(id: string): Promise<void> {
  await removeCopy(id).catch(() => undefined);
}

/** How many records the person has typed into without saving, wherever on this address. */
export async function countUnsaved(sub: string): Promise<number> {
  const kept = await current();
  return new Set(kept.filter((copy) => copy.sub === sub).map(({ place }) => place)).size;
}

/** Removes all of a person, of every platform of this address. */
export async function dropCopiesOf(sub: string): Promise<void> {
  const kept = await current();
  await Promise.all(kept.filter((copy) => copy.sub === sub).map(({ id }) => dropCopy(id)));
}

/** All that are not too old; those that are go. */
async function current(): Promise<UnsavedCopy[]> {
  const all = await readCopies().catch(() => []);
  const oldest = Date.now() - unsaved.keepDays * 86_400_000;
  await Promise.all(all.filter(({ at }) => at < oldest).map(({ id }) => dropCopy(id)));
  return all.filter(({ at }) => at >= oldest);
}
