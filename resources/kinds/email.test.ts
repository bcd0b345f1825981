import { describe, expect, it } from 'vitest';
import { isEmail } from './email.ts';

describe('An e-mail address', () => {
  it.each([
    'info@firma.example',
    "o'neil+bau@a.b-c.example",
    'anna.muster@küche.example',
    'a@xn--kche-0ra.example',
  ])('may be %s', (value) => expect(isEmail(value)).toBe(true));

  it.each([
    '',
    'info',
    'info@firma',
    'info@firma.',
    'info@@firma.example',
    '@firma.example',
    'info@.example',
    'in fo@firma.example',
    '.info@firma.example',
    'in..fo@firma.example',
    'info@firma.example/x',
    'info@firma.example?bcc=x',
    'info@10.0.0.12',
    'Anna <info@firma.example>',
    'a@firma.example, b@firma.example',
    `${'x'.repeat(65)}@firma.example`,
  ])('is not %j', (value) => expect(isEmail(value)).toBe(false));
});
