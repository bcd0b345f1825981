import { isLanguage, type Language } from '../resources/languages.ts';
import { platform, type Platform } from '../resources/platforms.ts';

/** What the server tells the account pages and the backoffice in their shell. */
export interface ShellConfig {
  platform: Platform;
  language: Language;
  /** Version of the translation files. */
  textsVersion: string;
  identity: {
    userPoolId: string;
    clientId: string;
    /** Address of the JSON calls, where the pool is not one of Cognito's own. */
    userPoolEndpoint?: string;
  };
}

/**
 * The JSON of `<script type="application/json" id="config">`. Throws an Error that names what is missing:
 * without it neither platform nor sign-in is known.
 */
export function readShellConfig(page: Document = document): ShellConfig {
  const text = page.getElementById('config')?.textContent;
  if (!text) throw new Error('The page has no <script id="config">: the server writes it into the shell.');
  const written = JSON.parse(text) as Omit<ShellConfig, 'platform'> & { platform: string };
  if (!isLanguage(written.language))
    throw new Error(`The shell names the unknown language "${written.language}".`);
  return { ...written, platform: platform(written.platform) };
}
