import { createReadStream } from 'node:fs';

export type WindowsPage = 'windows-1252' | 'windows-1250';

/**
 * Letters of Czech, Polish and Hungarian in Windows-1250 (ř ě ů ň ą ł ż ť ő ű). What stands at these bytes in Windows-1252 ends a word of
 * ours or is no letter (ø ì ù ò ¹ ³ ¿ õ û), so that several of them within words tell.
 */
const central: ReadonlySet<number> = new Set([0xf8, 0xec, 0xf9, 0xf2, 0xb9, 0xb3, 0xbf, 0x9d, 0xf5, 0xfb]);
const fewest = 3;
const fewestDifferent = 2;
/** In either page letters begin here. */
const firstAccented = 0xc0;
const lookedAtBytes = 4 * 1024 * 1024;

/** In which code page of Windows a text is that is no Unicode, by its first megabytes. */
export async function windowsPage(file: string): Promise<WindowsPage> {
  const found = new Set<number>();
  let count = 0;
  for await (const chunk of createReadStream(file, { end: lookedAtBytes - 1 })) {
    const bytes: Buffer = chunk;
    for (let at = 1; at < bytes.length - 1; at += 1) {
      const byte = bytes[at] ?? 0;
      if (!central.has(byte) || !isLetter(bytes[at - 1]) || !isLetter(bytes[at + 1])) continue;
      found.add(byte);
      count += 1;
    }
  }
  return count >= fewest && found.size >= fewestDifferent ? 'windows-1250' : 'windows-1252';
}

function isLetter(byte = 0): boolean {
  const lower = byte | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || byte >= firstAccented;
}
