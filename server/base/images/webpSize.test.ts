import sharp, { type WebpOptions } from 'sharp';
import { expect, it } from 'vitest';
import { webpSize } from './webpSize.ts';

const kinds: Record<string, WebpOptions> = { lossy: {}, lossless: { lossless: true } };

it('The size of a picture is read from its head, however it is packed', async () => {
  for (const [kind, options] of Object.entries(kinds))
    for (const channels of [3, 4] as const)
      for (const [width, height] of [
        [1, 1],
        [417, 33],
        [16_383, 5],
      ] as const) {
        const background = channels === 4 ? { r: 1, g: 2, b: 3, alpha: 0.5 } : '#123';
        const webp = await sharp({ create: { width, height, channels, background } })
          .webp(options)
          .toBuffer();
        expect(webpSize(webp), `${kind} ${channels}`).toEqual({ width, height });
      }
});

it('What is no picture of ours has no size', () => {
  for (const bytes of [Buffer.alloc(0), Buffer.from('RIFF....WAVE'), Buffer.alloc(40)])
    expect(() => webpSize(bytes)).toThrow('no WebP picture');
});
