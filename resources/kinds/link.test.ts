import { describe, expect, it } from 'vitest';
import { isLink } from './link.ts';

describe('A link', () => {
  it.each([
    '/de/product/a/b?x=1#y',
    'https://example.com/',
    'https://a.example/path?q=1',
    'mailto:info@a.example',
  ])('may be %s', (value) => expect(isLink(value)).toBe(true));

  it.each([
    '',
    'de/product',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'http://example.com',
    'https:example.com',
    'https://user:pass@example.com',
    'https://localhost/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'mailto:',
    'mailto:nobody',
  ])('is not %j (abuse case 44)', (value) => expect(isLink(value)).toBe(false));
});
