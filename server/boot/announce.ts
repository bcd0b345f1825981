import { fileURLToPath } from 'node:url';
import { platforms } from '../../resources/platforms.ts';
import type { Config } from '../base/config/config.ts';
import type { DemoAccounts } from './seed.ts';

/** What the terminal shows once the server listens: where to look, where mails go, and who may sign in. */
export function announce(config: Config, accounts?: DemoAccounts): string {
  const addresses = platforms
    .filter(({ demo, api }) => !demo && !api)
    .map(({ key, slug }) => `  ${key.padEnd(7)} ${config.publicOrigin.replace('{slug}', slug)}/`);
  const lines = ['', 'Baustein is running:', ...addresses];
  if (config.mailUrl.startsWith('file:'))
    lines.push('', `Mails are not sent but laid into ${fileURLToPath(config.mailUrl)}`);
  if (accounts)
    lines.push('', `Demo users: ${accounts.usernames.join(', ')}`, `Password:   ${accounts.password}`);
  return [...lines, '', 'Stop with Ctrl-C.', ''].join('\n');
}
