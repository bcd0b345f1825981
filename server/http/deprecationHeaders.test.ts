import { expect, it } from 'vitest';
import { deprecationHeaders } from './deprecationHeaders.ts';

it('A call that goes says since when that is known and until when it stays, as the standards write it (behaviour B588)', () => {
  expect(deprecationHeaders({ deprecated: { since: '2026-01-31', until: '2027-01-31' } })).toEqual({
    deprecation: '@1769817600',
    sunset: 'Sun, 31 Jan 2027 00:00:00 GMT',
  });
  expect(deprecationHeaders({})).toEqual({});
});
