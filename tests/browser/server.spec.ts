import { expect, test } from '../setup/browserTest.ts';
import { originOf } from '../setup/originOf.ts';

test.describe('the running product', () => {
  // The browser asks for the icon of whatever it shows, JSON too.
  test.use({ allowedConsole: /favicon\.ico/ });

  test('is ready under the hosts of its platforms', async ({ page }) => {
    for (const slug of ['ch', 'sandbox-de', 'api-rhb']) {
      const answer = await page.goto(`${originOf(slug)}/api/ready`);
      expect(await answer?.json()).toMatchObject({ status: 'ready' });
    }
  });

  test('answers what it does not have with a problem document', async ({ request }) => {
    const answer = await request.get(`http://127.0.0.1:${process.env.BROWSER_TEST_PORT}/api/nothing`);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toContain('application/problem+json');
  });

  test('shows a page for an address that is no text, and passes over what is none in a query', async ({
    request,
  }) => {
    const pageOf = async (path: string) => {
      const answer = await request.get(path);
      return [answer.status(), /data-page="(\w+)"/.exec(await answer.text())?.[1]];
    };
    for (const path of ['category/%00', 'orga/a%00', 'product/alpenfenster/%00', '%00', 'category/%ff', '%'])
      expect(await pageOf(`/de/${path}`), path).toEqual([404, 'notFound']);
    for (const [query, screen] of [
      ['search?text=fenster%00', 'search'],
      ['search?text=%00', 'search'],
      ['category/fenster?orga=%00&attributes=farbe*%00', 'category'],
      ['orga?text=%00', 'orgas'],
      ['shortlist?product=a/%00', 'shortlist'],
    ] as const)
      expect(await pageOf(`/de/${query}`), query).toEqual([200, screen]);
  });
});
