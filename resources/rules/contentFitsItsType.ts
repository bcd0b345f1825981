import { videoHosts } from '../blocks.ts';
import { isLink } from '../kinds/link.ts';
import type { Fault } from '../fault.ts';
import { entriesOf } from '../entriesOf.ts';
import type { RecordRule } from './recordRule.ts';

/**
 * What a block shows fits its type, in every language: a picture is the hash of a stored one, a
 * video a path of ours or an address at a host that we let in.
 * @param name of a field that holds blocks
 */
export const contentFitsItsType =
  (name: string): RecordRule =>
  ({ [name]: blocks }) =>
    entriesOf(blocks).flatMap(([index, block]) => {
      const { contentType, content } = Object.fromEntries(entriesOf(block));
      return entriesOf(content).flatMap(([language, value]): Fault[] => {
        const code = typeof value === 'string' && faultOf(contentType, value);
        const values = { hosts: videoHosts.join(', ') };
        return code ? [{ path: `${name}.${index}.content.${language}`, code, values }] : [];
      });
    });

function faultOf(contentType: unknown, value: string): string | undefined {
  if (contentType === 'image' && !/^[0-9a-f]{64}$/.test(value)) return 'unknown-image';
  if (contentType === 'video' && !isVideo(value)) return 'video-host';
  return undefined;
}

function isVideo(value: string): boolean {
  if (!isLink(value)) return false;
  return value.startsWith('/') || videoHosts.some((host) => new URL(value).host === host);
}
