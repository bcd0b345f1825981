import type { FileInFolder } from '../../providers/data/uploadInParts.ts';

/** What a machine keeps for itself. */
const ofMachine = /^(\.|__MACOSX$|Thumbs\.db$|desktop\.ini$)/i;

/** The files that were dropped, those of dropped folders too, with their folders. */
export async function droppedFiles(items: DataTransferItemList): Promise<FileInFolder[]> {
  // What was dropped is gone once the first of it is waited for.
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files = await Promise.all(entries.map((entry) => filesOf(entry)));
  return files.flat();
}

/** The files that were chosen, with their folders where a folder was. */
export function chosenFiles(files: FileList | null): FileInFolder[] {
  return [...(files ?? [])]
    .map((file) => ({ file, path: file.webkitRelativePath || file.name }))
    .filter(({ path }) => !path.split('/').some((part) => ofMachine.test(part)));
}

async function filesOf(entry: FileSystemEntry): Promise<FileInFolder[]> {
  if (ofMachine.test(entry.name)) return [];
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ file, path: entry.fullPath.replace(/^\//, '') }];
  }
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const all: FileInFolder[] = [];
  // A browser tells of a hundred at a time.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    for (const one of some) all.push(...(await filesOf(one)));
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
