// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { trackPage } from './pixel.ts';
import { whenShown } from './whenShown.ts';

const asked: string[] = [];

class Pixel {
  set src(address: string) {
    asked.push(address);
  }
}

afterEach(() => {
  asked.length = 0;
  Reflect.deleteProperty(document, 'prerendering');
  vi.unstubAllGlobals();
});

test('A page that the browser made ahead is counted when it is shown, once, and not before', () => {
  vi.stubGlobal('Image', Pixel);
  localStorage.setItem('consent', 'all');
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  whenShown(trackPage);
  expect(asked).toEqual([]);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(asked).toEqual([expect.stringContaining('event=page')]);
});

test('Any other page is counted at once', () => {
  vi.stubGlobal('Image', Pixel);
  localStorage.setItem('consent', 'all');
  whenShown(trackPage);
  expect(asked).toHaveLength(1);
});
