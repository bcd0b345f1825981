/** What a cell of a column of pictures names. */
export interface PictureCell {
  /** Of pictures that are stored here. */
  hashes: string[];
  /** Addresses in the web, and names of files that come beside. */
  links: string[];
  /** What is neither. */
  unknown: string[];
}

const hash = /^[0-9a-f]{64}$/i;
const ownAddress = /\/api\/(?:image\/\w+|file)\/([0-9a-f]{64})(?:\/|$)/;
const fileName = /([^/\\]{1,200}\.(?:jpe?g|jpe|png|webp|avif|tiff?|pdf))$/i;
const longest = 2000;

/** Reads addresses, names of files and hashes, with commas, semicolons or new lines between; blanks too, between addresses. */
export function readPictureCell(text: string): PictureCell {
  const read: PictureCell = { hashes: [], links: [], unknown: [] };
  const parts = text
    .split(
      /[;|\n\r\t]+|,(?=\s)|,(?=https?:|\/\/|www\.)|(?<=\.\w{3,4}),|\s+(?=https?:|www\.|[0-9a-f]{64}(?:\W|$))/i,
    )
    .map((part) => part.trim().replace(/,$/, ''))
    .filter((part) => part !== '');
  for (const part of parts) {
    const own = hash.exec(part)?.[0] ?? ownAddress.exec(part)?.[1];
    const link = own ? undefined : linkOf(part);
    const list = own ? read.hashes : link ? read.links : read.unknown;
    const value = own?.toLowerCase() ?? link ?? part;
    if (!list.includes(value)) list.push(value);
  }
  return read;
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
  return fileName.exec(part)?.[1]?.trim();
}
