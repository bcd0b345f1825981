import { expect, it } from 'vitest';
import { defaultLanguage, languages } from './language/languages.ts';
import {
  ifcPrefix,
  imageVariants,
  largeImage,
  layoutColumns,
  minimumSearchLength,
  notifications,
  scrollOffsetPx,
  signIn,
  smallImage,
  suggestions,
  textsVersion,
} from './limits.ts';

/**
 * The figures of the rules, copied here by hand on purpose: this is the oracle
 * (behaviour B12, B13, B22, B32, B79, B95, B96, B99, B103, B108, B109, B114, B115, B116, B121).
 */
it('The constants are those of docs/behaviour.md', () => {
  expect(minimumSearchLength).toEqual({
    general: 2,
    orga: 2,
    ifcClass: 4,
    category: 4,
    product: 4,
    productLine: 4,
  });
  expect(ifcPrefix).toBe('ifc');
  expect(suggestions.grid).toBe(6);
  expect(notifications).toEqual({ dismissAfterMs: 2500, tickMs: 200, longMessage: 700, manyResults: 8 });
  expect(signIn).toEqual({
    pollEveryMs: 5000,
    pollForMs: 180_000,
    hostedSignInWaitMs: 10_000,
    signOutRedirectMs: 3000,
    devicePageSize: 60,
  });
  expect(imageVariants).toEqual({ full: null, '1800': 1800, '1500': 1500, '576': 576, '240': 240 });
  expect([smallImage, largeImage]).toEqual(['576', '1800']);
  expect(layoutColumns).toEqual({
    full: [12],
    equal: [6, 6],
    thirds: [4, 4, 4],
    one_third_two_thirds: [4, 8],
    two_thirds_one_third: [8, 4],
  });
  expect(scrollOffsetPx).toBe(200);
  expect(textsVersion).toBe('20250214');
  expect([languages, defaultLanguage]).toEqual([['de', 'en', 'fr', 'it'], 'de']);
});
