import { createHash } from 'node:crypto';
import { videoHosts } from '../../resources/blocks.ts';

const everywhere = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const policies = new Map<string, string>();

/**
 * Policy of the storefront: our own files, the one style sheet that stands in the page, by its hash, and players of
 * the video hosts that articles may name. Kept for each style sheet: a platform group has one, and the hash of it
 * takes longer than to send a kept page.
 */
export function storefrontPolicy(style: string): string {
  const known = policies.get(style) ?? policyFor(style);
  policies.set(style, known);
  return known;
}

function policyFor(style: string): string {
  const hash = createHash('sha256').update(style).digest('base64');
  const players = videoHosts.map((host) => `https://${host}`);
  return [
    ...everywhere,
    `style-src 'self' 'sha256-${hash}'`,
    // The drawings of that style sheet.
    "img-src 'self' data:",
    ['frame-src', ...players].join(' '),
  ].join('; ');
}

/**
 * Policy of an account or backoffice page: what carries the nonce of this answer, and the services elsewhere that
 * the configuration names.
 */
export function shellPolicy(nonce: string, services: readonly string[]): string {
  return [
    ...everywhere,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    ["connect-src 'self'", ...services].join(' '),
  ].join('; ');
}
