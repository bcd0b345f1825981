import { fileURLToPath } from 'node:url';
import { platforms } from '../../resources/platform/platforms.ts';
import type { Config } from '../base/config/config.ts';
import type { Role } from './roles.ts';
import type { DemoAccounts } from './seed.ts';

/** Who may sign in, as far as that is known at the start. */
interface Known {
  accounts?: DemoAccounts | undefined;
  /** The address of whoever just became the first administrator. */
  administrator: string | undefined;
}

/** What the terminal shows once the server listens: where to look, where mails go, and who may sign in. */
export function announce(config: Config, { accounts, administrator }: Known): string {
  const addresses = platforms
    .filter(({ demo, api }) => !demo && !api)
    .map(({ key, slug }) => `  ${key.padEnd(7)} ${config.publicOrigin.replace('{slug}', slug)}/`);
  const lines = ['', 'Baustein is running:', ...addresses];
  if (config.mailUrl.startsWith('file:'))
    lines.push('', `Mails are not sent but laid into ${fileURLToPath(config.mailUrl)}`);
  if (accounts)
    lines.push('', `Demo users: ${accounts.usernames.join(', ')}`, `Password:   ${accounts.password}`);
  if (administrator) lines.push('', `Whoever signs in and owns ${administrator} is the administrator.`);
  return [...lines, '', 'Stop with Ctrl-C.', ''].join('\n');
}

/** What the terminal shows of a process that nobody visits. */
export function announceRole(role: Role): string {
  return `\nBaustein's ${role} is running. Stop with Ctrl-C.\n`;
}
