import { expect, test as base } from '@playwright/test';
import { quietConsoleEvent } from '../../ui/quietConsole.ts';
import { hostOf } from './originOf.ts';

/**
 * Playwright's `test` against the running product; relative addresses are those of the platform CH. A console
 * error or warning, or an uncaught error, on any page fails the test, unless `test.use({ allowedConsole })`
 * names it because the test provokes it. What production does not write to the console (behaviour B124) is written here
 * all the same. `request` speaks to CH too, or to the platform of a `host` header.
 */
export const test = base.extend<{ allowedConsole: RegExp | undefined }>({
  allowedConsole: [undefined, { option: true }],
  request: async ({ playwright }, use) => {
    // Browsers resolve *.localhost by themselves, Node does not.
    const request = await playwright.request.newContext({
      baseURL: `http://127.0.0.1:${process.env.BROWSER_TEST_PORT}`,
      extraHTTPHeaders: { host: hostOf('ch') },
    });
    await use(request);
    await request.dispose();
  },
  context: async ({ context, allowedConsole }, use) => {
    const faults: string[] = [];
    context.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      faults.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (event) => {
      const { name, message, stack } = event.error();
      faults.push(`uncaught: ${stack || `${name} ${message}`} (${event.page()?.url()})`);
    });
    await context.addInitScript((told) => {
      const methods: Record<string, unknown> = { ...console };
      addEventListener(told, (event) => {
        if (!(event instanceof CustomEvent)) return;
        const write = methods[event.detail.method];
        if (typeof write === 'function') write(...event.detail.words);
      });
    }, quietConsoleEvent);
    await use(context);
    const unexpected = faults.filter((fault) => !allowedConsole?.test(fault));
    expect(unexpected, 'what the browser complained about').toEqual([]);
  },
});

export { expect };
