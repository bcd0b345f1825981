import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

const systemChromium = '/usr/bin/chromium';

/** Nothing but our own hosts exists for the browser: a request to anybody else fails the test that makes it. */
const onlyOurHosts =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1';

/** How every test starts its browser; `prepareChromium` ran before. */
export function launchOptions(): LaunchOptions {
  return {
    executablePath: process.env.CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      onlyOurHosts,
    ],
  };
}

/**
 * Finds the Chromium to test with and writes its path into CHROMIUM, which child processes inherit: the one
 * named there already, else the system's, else the one that comes with npm. Returns what takes away the files
 * this made. Throws when it does not start: tests without a browser would prove nothing.
 */
export async function prepareChromium(): Promise<() => Promise<void>> {
  const remove = process.env.CHROMIUM || existsSync(systemChromium) ? async () => {} : await unpackChromium();
  process.env.CHROMIUM ||= systemChromium;
  const browser = await chromium.launch(launchOptions()).catch((error: Error) => {
    throw new Error(
      `Chromium at ${process.env.CHROMIUM} does not start: set CHROMIUM to one that does.\n${error.message}`,
    );
  });
  await browser.close();
  return remove;
}

/**
 * `@sparticuz/chromium` unpacks into the temporary folder, where it takes any file of its name for its own,
 * brings its libraries and fonts along only where it believes to be in AWS Lambda, and looks for the fonts in
 * /tmp/fonts wherever it unpacked them; without a font it dies of the first page.
 */
async function unpackChromium(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'baustein-chromium-'));
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x';
  const { default: packed } = await import('@sparticuz/chromium');
  process.env.CHROMIUM = await packed.executablePath();
  await writeFile(join(folder, 'fonts/fonts.conf'), fontsIn(folder));
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
  return () => rm(folder, { recursive: true, force: true });
}

function fontsIn(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}
