import { isIPv4, isIPv6 } from 'node:net';

/** The bytes of an IP address as a system resolves it: 4 or 16; undefined for what is none, and for one with a zone. */
export function addressBytes(address: string): number[] | undefined {
  if (isIPv4(address)) return address.split('.').map(Number);
  if (!isIPv6(address) || address.includes('%')) return undefined;
  const [, before = '', last] = /^(.*?)(\d+\.\d+\.\d+\.\d+)?$/.exec(address) ?? [];
  const [head = '', tail] = before.split('::');
  const end = last === undefined ? [] : last.split('.').map(Number);
  const front = groups(head);
  const back = [...groups(tail ?? ''), ...end];
  return [...front, ...Array<number>(16 - front.length - back.length).fill(0), ...back];
}

function groups(text: string): number[] {
  return text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
}
