import type { ShellSettings } from '../resources/page.ts';
import { platform, type Platform } from '../resources/platform/platforms.ts';

export type Shell = Omit<ShellSettings, 'platform'> & { platform: Platform };

/**
 * What the server told an account or backoffice page in its element `#config`. Throws an Error that names
 * what is missing: without it neither platform nor sign-in is known.
 */
export function readShell(page: Document = document): Shell {
  const text = page.getElementById('config')?.textContent;
  if (!text) throw new Error('The page has no <script id="config">: the server writes it into the shell.');
  // Text has no type; the server writes the element from this one (`server/pages`).
  const settings = JSON.parse(text) as ShellSettings;
  return { ...settings, platform: platform(settings.platform) };
}
