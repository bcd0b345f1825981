import { videoHosts } from '../article.ts';
import { isLink } from '../kinds/link.ts';
import type { Fault } from '../fault.ts';
import type { RecordRule } from './recordRule.ts';

interface Section {
  contentType: string;
  content: Record<string, string>;
}

/**
 * What a block of an article shows fits its type, in every language: a picture is the hash of a stored one, a
 * video a path of ours or an address at a host that we let in.
 */
export const contentFitsItsType: RecordRule = ({ sections }) =>
  ((sections ?? []) as Section[]).flatMap(({ contentType, content }, index) =>
    Object.entries(content).flatMap(([language, value]): Fault[] => {
      const code = faultOf(contentType, value);
      const values = { hosts: videoHosts.join(', ') };
      return code ? [{ path: `sections.${index}.content.${language}`, code, values }] : [];
    }),
  );

function faultOf(contentType: string, value: string): string | undefined {
  if (contentType === 'image' && !/^[0-9a-f]{64}$/.test(value)) return 'unknown-image';
  if (contentType === 'video' && !isVideo(value)) return 'video-host';
  return undefined;
}

function isVideo(value: string): boolean {
  if (!isLink(value)) return false;
  return value.startsWith('/') || videoHosts.some((host) => new URL(value).host === host);
}
