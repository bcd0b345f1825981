import { fileURLToPath } from 'node:url';
import { platforms } from '../resources/platforms.ts';
import type { Config } from './config.ts';
import { demoPassword, demoUsers } from './identity/demoUsers.ts';

/** What the terminal shows once the server listens: where to look, where mails go, and who may sign in. */
export function announce(config: Config): string {
  const addresses = platforms
    .filter(({ demo, api }) => !demo && !api)
    .map(({ key, slug }) => `  ${key.padEnd(7)} ${config.publicOrigin.replace('{slug}', slug)}/`);
  const lines = ['', 'Baustein is running:', ...addresses];
  if (config.mailUrl.startsWith('file:'))
    lines.push('', `Mails are not sent but laid into ${fileURLToPath(config.mailUrl)}`);
  if (!config.cognito && config.seed !== 'none') {
    const names = demoUsers.map(({ username }) => username).join(', ');
    lines.push('', `Demo users: ${names}`, `Password:   ${demoPassword}`);
  }
  return [...lines, '', 'Stop with Ctrl-C.', ''].join('\n');
}
