import { describe, expect, it } from 'vitest';
import { rowBefore } from './rowBefore.ts';

describe('The state before a change', () => {
  it('is what the oldest of the changes since says, of the fields that were changed', () => {
    const now = { name: 'C', kind: 'retailer', zip: '7000' };
    const changes = [{ before: { name: 'B' } }, { before: { name: 'A', zip: null } }];
    expect(rowBefore(now, changes.slice(0, 1))).toEqual({ ...now, name: 'B' });
    expect(rowBefore(now, changes)).toEqual({ name: 'A', kind: 'retailer', zip: null });
  });

  it('is nothing other where the thing was made', () => {
    expect(rowBefore({ name: 'A' }, [{ before: null }])).toEqual({ name: 'A' });
  });
});
