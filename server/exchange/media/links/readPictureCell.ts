/** The address of something that is stored here, or at another installation. */
export interface StoredAddress {
  /** A kind of pictures, or `file` for a document. */
  kind: string;
  hash: string;
  /** Where it can be had; null where the cell does not say the host. */
  address: string | null;
}

/** What a cell of a column of pictures names. */
export interface PictureCell {
  /** Of pictures that are stored here, without more. */
  hashes: string[];
  stored: StoredAddress[];
  /** Other addresses in the web, and names of files that come beside, with their ending or without. */
  links: string[];
  /** What is neither. */
  unknown: string[];
}

const hash = /^[0-9a-f]{64}$/i;
const storedAddress = /\/api\/(?:image\/(\w+)|file)\/([0-9a-f]{64})(?:[/?#\s]|$)/;
const fileName = /([^/\\]{1,200}\.(?:jpe?g|jpe|png|webp|avif|tiff?|pdf))$/i;
/** A name without its ending: with a digit, and no blanks, which words have. */
const bareName = /^(?:[^"<>|*?]*[/\\])?((?=[^\s/\\]*\d)[^\s"<>|*?:/\\]{4,200})$/;
const longest = 2000;

/** Reads addresses, names of files and hashes, with commas, semicolons or new lines between; blanks too, between addresses. */
export function readPictureCell(text: string): PictureCell {
  const read: PictureCell = { hashes: [], stored: [], links: [], unknown: [] };
  const parts = text
    .split(
      /[;|\n\r\t]+|,(?=\s)|,(?=https?:|\/\/|www\.)|(?<=\.\w{3,4}),|\s+(?=https?:|www\.|[0-9a-f]{64}(?:\W|$))/i,
    )
    .map((part) => part.trim().replace(/,$/, ''))
    .filter((part) => part !== '');
  for (const part of parts) {
    const [own] = hash.exec(part) ?? [];
    const stored = own ? undefined : storedIn(part);
    if (stored) {
      if (!read.stored.some((one) => one.kind === stored.kind && one.hash === stored.hash))
        read.stored.push(stored);
      continue;
    }
    const link = own ? undefined : linkOf(part);
    const list = own ? read.hashes : link ? read.links : read.unknown;
    const value = own?.toLowerCase() ?? link ?? part;
    if (!list.includes(value)) list.push(value);
  }
  return read;
}

function storedIn(part: string): StoredAddress | undefined {
  const [, kind = 'file', named] = storedAddress.exec(part) ?? [];
  return named === undefined ? undefined : { kind, hash: named, address: linkOf(part) ?? null };
}

/** An address, also one without scheme; or the name of a file without its folders. */
function linkOf(part: string): string | undefined {
  const address = /^(?:https?:)?\/\//i.test(part)
    ? part.replace(/^\/\//, 'https://')
    : part.replace(/^www\./i, 'https://www.');
  if (/^https?:\/\//i.test(address)) {
    const url = URL.parse(address);
    return url && url.href.length <= longest ? url.href : undefined;
  }
  return (fileName.exec(part) ?? bareName.exec(part))?.[1]?.trim();
}
