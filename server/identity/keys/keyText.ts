import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** What a text opens by: a key itself, or a token that was given for one. */
export type KeyTextKind = 'key' | 'token';

const prefixes = { key: 'bsk', token: 'bst' } as const satisfies Record<KeyTextKind, string>;
const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 43 of 62 letters hold 256 bits. */
const secretLength = 43;
const checkLength = 6;
const idLength = 16;

const shape = new RegExp(
  `^(bsk|bst)_([0-9a-z]{${idLength}})_([0-9A-Za-z]{${secretLength}})([0-9A-Za-z]{${checkLength}})$`,
);

/** A new identifier of a key or a token. */
export function newKeyId(): string {
  return randomText(idLength, 36).toLowerCase();
}

/** A new text to hand out: whoever finds one in a file knows by its beginning what it is, and by its end that it is whole. */
export function newKeyText(kind: KeyTextKind, id: string): string {
  const said = `${prefixes[kind]}_${id}_${randomText(secretLength, 62)}`;
  return said + checkOf(said);
}

/** Which key or token a text names; undefined for anything else, such as one that was not copied to its end. */
export function readKeyText(text: string): { kind: KeyTextKind; id: string } | undefined {
  const [, prefix, id] = shape.exec(text) ?? [];
  if (id === undefined || checkOf(text.slice(0, -checkLength)) !== text.slice(-checkLength)) return undefined;
  return { kind: prefix === prefixes.key ? 'key' : 'token', id };
}

/** Does a text say of itself that it is one of ours, whole or not? */
export function isLikeKeyText(text: string): boolean {
  return /^bs[kt]_/.test(text);
}

function randomText(length: number, among: number): string {
  return Array.from({ length }, () => letters[randomInt(among)]).join('');
}

function checkOf(text: string): string {
  let rest = crc32(text);
  let check = '';
  for (let place = 0; place < checkLength; place += 1) {
    check = `${letters[rest % letters.length]}${check}`;
    rest = Math.floor(rest / letters.length);
  }
  return check;
}
