import { expect, it } from 'vitest';
import {
  imageVariants,
  layoutColumns,
  minimumSearchLength,
  notifications,
  scrollOffsetPx,
  signIn,
  suggestions,
} from './limits.ts';

/** Specification section 9, copied here by hand on purpose: this is the oracle. */
it('The constants are those of specification section 9', () => {
  expect(minimumSearchLength).toEqual({
    general: 2,
    orga: 2,
    ifcClass: 4,
    category: 4,
    product: 4,
    productLine: 4,
  });
  expect(suggestions.grid).toBe(6);
  expect(notifications).toEqual({ dismissAfterMs: 2500, tickMs: 200, longMessage: 700, manyResults: 8 });
  expect(signIn).toEqual({
    pollEveryMs: 5000,
    pollForMs: 180_000,
    hostedSignInWaitMs: 10_000,
    signOutRedirectMs: 3000,
    devicePageSize: 60,
  });
  expect(Object.values(imageVariants)).toEqual(expect.arrayContaining([576, 1800, 1500, 240, null]));
  expect(layoutColumns).toMatchObject({ full: [12], equal: [6, 6], thirds: [4, 4, 4] });
  expect(layoutColumns.two_thirds_one_third).toContain(8);
  expect(scrollOffsetPx).toBe(200);
});
