/** Zip files out of which a list was taken, by company: their pictures can be given without choosing the file again. */
const packed = new Map<string, File>();

/** Keeps a file that came with a list, as long as this page is open, if it is a package of files. */
export function keepPacked(orgaSid: string, file: File): void {
  if (/\.zip$/i.test(file.name)) packed.set(orgaSid, file);
  else packed.delete(orgaSid);
}

export function packedOf(orgaSid: string): File | undefined {
  return packed.get(orgaSid);
}

/** Gives it away, once. */
export function takePacked(orgaSid: string): File | undefined {
  const file = packed.get(orgaSid);
  packed.delete(orgaSid);
  return file;
}
