// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoffice as texts } from '../../resources/texts/de/backoffice.ts';
import { loading as english } from '../../resources/texts/en/backoffice/loading.ts';
import { copiesInMemory } from '../../tests/setup/copiesInMemory.ts';
import { insideBackoffice } from '../../tests/setup/insideBackoffice.tsx';
import { drawNotLoaded } from '../loading/drawNotLoaded.ts';
import { FailedPart } from './FailedPart.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);
vi.mock(
  '../../providers/unsaved/copyStore.ts',
  async () => (await import('../../tests/setup/copiesInMemory.ts')).copiesInMemory,
);

const page = (script: string) =>
  `<html><head><script type="module" src="/assets/${script}"></script></head></html>`;

const own = Object.assign(document.createElement('script'), { type: 'module', src: '/assets/main-1.js' });

beforeEach(() => document.head.prepend(own));
afterEach(() => {
  cleanup();
  own.remove();
});

describe('A part of the program that does not come', () => {
  const open = async (
    current: string,
    message = 'Failed to fetch dynamically imported module: /assets/a-1.js',
  ) => {
    const { wrapper } = await insideBackoffice({
      answer: ({ path }) => (path === '/' ? new Response(page(current)) : undefined),
    });
    render(<FailedPart error={new Error(message)} />, { wrapper });
  };

  it('says so and can be loaded again', async () => {
    await open('main-1.js');
    expect(await screen.findByRole('heading', { name: texts.loading.failed })).toBeTruthy();
    expect(screen.getByRole('button', { name: texts.loading.reload })).toBeTruthy();
  });

  it('is of a new version where the page begins with another script by now', async () => {
    await open('main-2.js');
    expect(await screen.findByRole('heading', { name: texts.loading.newVersion })).toBeTruthy();
  });

  it('says that what was typed is kept where anything is, to whom it belongs alone (behaviour B228)', async () => {
    const copy = { id: '1', platform: 'CH', place: 'orgas in ', at: Date.now(), values: {} };
    for (const [sub, isSaid] of [
      ['other', false],
      ['1', true],
    ] as const) {
      await copiesInMemory.writeCopy({ ...copy, sub });
      await open('main-2.js');
      const advice = await screen.findByText(new RegExp(texts.loading.newVersionAdvice));
      await expect.poll(() => advice.textContent?.includes(texts.loading.kept)).toBe(isSaid);
      cleanup();
    }
  });

  it('is told apart from a fault in the program', async () => {
    await open('main-1.js', 'x is not a function');
    await screen.findByText(texts.ra.page.error);
    expect(screen.queryByText(texts.loading.failed)).toBeNull();
  });

  it('is told in the language of the page also where no text came', () => {
    document.documentElement.lang = 'en';
    const place = document.createElement('div');
    drawNotLoaded(place);
    expect(place.querySelector('h1')?.textContent).toBe(english.failed);
  });
});
