import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../resources/language/languages.ts';
import { textsVersion } from '../../resources/limits.ts';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { isPrivate, type Platform } from '../../resources/platform/platforms.ts';
import type { ShellSettings } from '../../resources/page.ts';
import { texts } from '../base/texts/texts.ts';
import type { Config } from '../base/config/config.ts';
import type { Issuer } from '../identity/Issuer.ts';
import { ensureCrossSiteCookie } from '../identity/crossSite.ts';
import { shellPolicy } from './contentSecurityPolicy.ts';
import type { EntryName, FrontEnd } from './frontEnd.ts';

interface Parts {
  config: Config;
  issuer: Pick<Issuer, 'issuer' | 'client'>;
  frontEnd: FrontEnd;
}

/** Answers with the bare page in which an account or backoffice entry draws itself; never kept by anybody. */
export async function sendShell(
  { config, issuer, frontEnd }: Parts,
  face: EntryName,
  where: { platform: Platform; language: Language },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64');
  const { icons } = await frontEnd.renderer();
  const entry = frontEnd.entry(face);
  const html = `<!doctype html>
<html lang="${where.language}" data-platform="${where.platform.key}">
<head>
<meta charset="utf-8">
<title>${platformGroups[where.platform.group].title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${face === 'account' ? `<meta name="description" content="${descriptionOf(where)}">` : ''}
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
<link rel="icon" type="image/svg+xml" href="${icons[where.platform.group]}">
${(entry?.preloads ?? []).map((file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}">`).join('\n')}
${(entry?.styles ?? []).map((file) => `<link rel="stylesheet" href="${file}" nonce="${nonce}">`).join('\n')}
${face === 'backoffice' ? `<link rel="preload" as="fetch" crossorigin href="/assets/i18n/${where.language}.json?v=${textsVersion}">` : ''}
<script type="application/json" id="config">${JSON.stringify(settingsOf(config, issuer, where)).replaceAll('<', '\\u003c')}</script>
${entry ? `<script type="module" src="${entry.script}" nonce="${nonce}"></script>` : ''}
</head>
<body><div id="root"></div></body>
</html>`;
  ensureCrossSiteCookie(request, reply, config.publicOrigin.startsWith('https:'));
  if (!frontEnd.isDevelopment)
    reply.header('content-security-policy', shellPolicy(nonce, servicesOf(config, issuer)));
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(await frontEnd.finish(request.url, html));
}

/** What one comes to the account pages for. */
function descriptionOf({ platform, language }: { platform: Platform; language: Language }): string {
  const { title } = platformGroups[platform.group];
  return texts.text(language, 'server:login.description', { title }).replaceAll('"', '&quot;');
}

function settingsOf(
  { devDatabase, timeServiceUrl }: Config,
  { client }: Parts['issuer'],
  { platform, language }: { platform: Platform; language: Language },
): ShellSettings {
  return {
    platform: platform.key,
    language,
    textsVersion,
    isPrivate: isPrivate(platform, devDatabase),
    identity: client,
    ...(timeServiceUrl && { timeServiceUrl }),
  };
}

/** Origins that the browser calls besides ours. */
function servicesOf({ cognito, timeServiceUrl }: Config, { issuer }: Parts['issuer']): string[] {
  const addresses = [cognito && issuer, cognito?.hostedUi, timeServiceUrl];
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))];
}
