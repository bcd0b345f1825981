import { keysOf } from './keysOf.ts';
import { layoutColumns } from './limits.ts';

/** What a block of an article may be, where it stands, and how wide (behaviour B103). */
export const contentTypes = ['image', 'text', 'video'] as const;
export const positions = ['left', 'middle', 'right'] as const;
export const layouts = keysOf(layoutColumns);

/** Hosts whose videos a block may show, asked only after a click; other videos are files of ours. */
export const videoHosts = ['www.youtube-nocookie.com', 'player.vimeo.com'] as const;
