import { isPublicHost } from './webAddress.ts';

/** Can mail be sent there? Also to domains with umlauts; quoted names (RFC 5321, section 4.1.2) nobody has. */
export function isEmail(value: string): boolean {
  const [, name = '', domain = ''] = /^([^@]{1,64})@([^@/?#:\s\\]+)$/.exec(value) ?? [];
  if (!/^[^\s.,:;<>()"\\[\]]+(\.[^\s.,:;<>()"\\[\]]+)*$/.test(name)) return false;
  return URL.canParse(`https://${domain}`) && isPublicHost(new URL(`https://${domain}`).hostname);
}
