import { expect, test } from '../setup/browserTest.ts';
import { originOf } from '../setup/originOf.ts';

test.describe('the running product', () => {
  // The browser asks for the icon of whatever it shows, JSON too.
  test.use({ allowedConsole: /favicon\.ico/ });

  test('is ready under the hosts of its platforms', async ({ page }) => {
    for (const slug of ['ch', 'sandbox-de', 'api-rhb']) {
      const answer = await page.goto(`${originOf(slug)}/api/ready`);
      expect(await answer?.json()).toEqual({ status: 'ready' });
    }
  });

  test('answers what it does not have with a problem document', async ({ request }) => {
    const answer = await request.get(`http://127.0.0.1:${process.env.BROWSER_TEST_PORT}/api/nothing`);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('application/problem+json');
  });
});
