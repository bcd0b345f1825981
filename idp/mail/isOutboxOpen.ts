import type { Config } from '../../server/base/config/config.ts';
import { originOf } from '../../server/base/config/originOf.ts';
import { isLoopback } from '../isLoopback.ts';

/** May whoever asks read the codes? Only where nobody but people at this machine can ask. */
export function isOutboxOpen({ host, publicOrigin }: Pick<Config, 'host' | 'publicOrigin'>): boolean {
  const { hostname } = new URL(originOf({ publicOrigin }, { slug: 'ch' }));
  return isLoopback(host) && isLoopback(hostname);
}
