import { expect, it } from 'vitest';
import { connectionsPerPoolOf } from './connectionsPerPoolOf.ts';

it('The pools of a machine of up to eight web processes together open no more than 48 connections, and each enough to go on', () => {
  for (let processes = 1; processes <= 32; processes += 1) {
    const each = connectionsPerPoolOf(processes);
    expect(each).toBeGreaterThanOrEqual(3);
    if (processes <= 8) expect(2 * each * processes).toBeLessThanOrEqual(48);
  }
});
