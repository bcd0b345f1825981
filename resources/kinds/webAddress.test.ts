import { describe, expect, it } from 'vitest';
import { webAddress } from './webAddress.ts';

describe('A web address', () => {
  it.each([
    ['https://www.firma.example', 'https://www.firma.example'],
    ['http://firma.example/de?x=1#y', 'http://firma.example/de?x=1#y'],
    ['www.firma.example', 'https://www.firma.example'],
    ['firma.example/produkte', 'https://firma.example/produkte'],
    ['küche.example', 'https://küche.example'],
    ['firma.example:8080', 'https://firma.example:8080'],
  ])('typed as %s is %s', (typed, address) => expect(webAddress(typed)).toBe(address));

  it.each([
    '',
    'firma',
    'keine Website',
    'https://',
    'https://firma',
    'https://localhost/',
    'https://10.0.0.12/',
    'https://user:pass@firma.example',
    'ftp://firma.example',
    'javascript:alert(1)',
    'javascript://firma.example/%0aalert(1)',
    'mailto:info@firma.example',
    '//firma.example',
    'https:\\\\firma.example',
  ])('is not %j', (typed) => expect(webAddress(typed)).toBeUndefined());
});
