import { expect, it } from 'vitest';
import { formatsTaken, importEndings } from './importFormats.ts';

it('Where no products come, no format is named that holds nothing else', () => {
  const [ofProducts, ofOthers] = [formatsTaken(true), formatsTaken(false)];
  expect(ofProducts.families).toEqual(
    expect.arrayContaining(['Excel', 'CSV', 'BMEcat', 'ETIM xChange', 'DATANORM']),
  );
  expect(ofProducts.endings).toEqual(importEndings);
  expect(ofOthers.families).toEqual(['Excel', 'CSV', 'OpenDocument', 'HTML', 'JSON']);
  expect(ofOthers.endings).not.toContain('001');
});
