import { expect, it } from 'vitest';
import { embeddedVideo } from './embeddedVideo.ts';

const player = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';
const vimeo = 'https://player.vimeo.com/video/268958716';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', player],
  ['https://www.youtube.com/watch?list=PL0&v=dQw4w9WgXcQ&t=1m30s', `${player}?start=90`],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', player],
  ['youtu.be/dQw4w9WgXcQ?si=x&t=42', `${player}?start=42`],
  [' https://youtube.com/shorts/dQw4w9WgXcQ ', player],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', player],
  [`${player}?start=5`, `${player}?start=5`],
  ['https://vimeo.com/268958716', vimeo],
  ['https://vimeo.com/channels/staffpicks/268958716#t=30s', `${vimeo}#t=30s`],
  ['https://vimeo.com/268958716/1a2b3c4d5e', `${vimeo}?h=1a2b3c4d5e`],
  [`${vimeo}?h=1a2b3c4d5e`, `${vimeo}?h=1a2b3c4d5e`],
])('%s is played at %s', (pasted, address) => expect(embeddedVideo(pasted)).toBe(address));

it.each([
  '',
  '/api/file/aa',
  'https://www.youtube.com/@kanal',
  'https://www.youtube.com/watch?v=kurz',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
])('%j is no page of a video', (pasted) => expect(embeddedVideo(pasted)).toBeUndefined());
