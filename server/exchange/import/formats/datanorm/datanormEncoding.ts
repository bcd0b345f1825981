import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

/** Makes text of a line that was read byte by byte (as `latin1`). */
export type Decode = (line: string) => string;

/** What stands for the bytes from 128 on. */
const cp850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';
const cp437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0';
/** Bytes of letters that German texts have, in DOS (both pages alike) and in Windows. */
const ofDos = [0x81, 0x84, 0x8e, 0x94, 0x99, 0x9a, 0xe1];
const ofWindows = [0xe4, 0xf6, 0xfc, 0xc4, 0xd6, 0xdc, 0xdf];
/** Greek letters and signs of page 437, which in 850 are letters that neither German nor its neighbours have. */
const onlyOf437 = [0xe3, 0xe8, 0xea, 0xeb, 0xed, 0xee, 0xf7];
/** By byte: for DOS, against it, or neither. */
const balance = new Int8Array(256);
for (const byte of ofDos) balance[byte] = 1;
for (const byte of ofWindows) balance[byte] = -1;
const windows = new TextDecoder('windows-1252');

/**
 * How the lines of a file are read: as UTF-8, page 850 or 437 of DOS, or Windows-1252. Files of one delivery differ in it, so
 * that a line is judged by its own letters, and by those of the whole only where it has none that tell.
 */
export async function datanormEncoding(file: string): Promise<Decode> {
  const counts = new Float64Array(256);
  for await (const chunk of createReadStream(file, { highWaterMark: 1024 * 1024 })) {
    const bytes: Buffer = chunk;
    // An iterator over every byte of a file would take longer than reading it.
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte >= 128) counts[byte] = (counts[byte] ?? 0) + 1;
    }
  }
  const sum = (bytes: readonly number[]) => bytes.reduce((total, byte) => total + (counts[byte] ?? 0), 0);
  const isMostlyDos = sum(ofDos) > sum(ofWindows);
  const page = isMostlyDos && sum(onlyOf437) > 0 ? cp437 : cp850;
  return (written) => {
    const line = shownSigns(written);
    if (!/[\x80-\xFF]/.test(line)) return line;
    const bytes = Buffer.from(line, 'latin1');
    if (isUtf8(bytes)) return bytes.toString('utf8');
    let votes = 0;
    for (let at = 0; at < bytes.length; at += 1) votes += balance[bytes[at] ?? 0] ?? 0;
    const isDos = votes === 0 ? isMostlyDos : votes > 0;
    if (!isDos) return windows.decode(bytes);
    return line.replaceAll(/[\x80-\xFF]/g, (character) => page[character.charCodeAt(0) - 128] ?? character);
  };
}

/** Below 32 the pages of DOS have signs to look at, of which texts use the bullet: as control bytes no cell could hold them. */
function shownSigns(line: string): string {
  // oxlint-disable-next-line no-control-regex -- it is about control bytes
  return /[\0-\x08\x0B-\x1F\x7F]/.test(line)
    ? // oxlint-disable-next-line no-control-regex
      line.replaceAll('\x07', bullet).replaceAll(/[\0-\x08\x0B-\x1F\x7F]/g, ' ')
    : line;
}

/** In front of the lines of a list. */
const bullet = '-';
