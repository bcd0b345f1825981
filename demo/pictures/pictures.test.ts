import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { platformGroups } from '../../resources/platform/platformGroups.ts';
import { allFamilies } from '../families/index.ts';
import { allOrgas } from '../orgas/index.ts';
import type { Family } from '../family.ts';
import { drawings } from './draw/index.ts';

const folder = import.meta.dirname;
const files = (await readdir(folder)).filter((file) => file.endsWith('.webp'));

/** The drawings a family asks for: one, or one for each choice of an attribute. */
function picturesOf({ picture, pictureBy, axes, drawn }: Family): string[] {
  if (pictureBy === null) return [picture];
  const choices = [...axes, ...drawn].find(({ sid }) => sid === pictureBy)?.options ?? [];
  return choices.map((choice) => picture.replace(/\{.+\}/, String(choice)));
}

const wanted = {
  products: [...new Set(allFamilies.flatMap(picturesOf))],
  logos: [...new Set(allOrgas.flatMap(({ logo }) => logo ?? []))],
  starts: Object.keys(platformGroups).map((group) => `start-${group}`),
};

describe('pictures of the demo world', () => {
  it('are there for every product family, logo and platform group, and no others', () => {
    const names = [...wanted.products, ...wanted.logos, ...wanted.starts];
    expect(files.toSorted()).toEqual(names.map((name) => `${name}.webp`).toSorted());
  });

  it('of products have a drawing each', () => {
    expect(Object.keys(drawings).toSorted()).toEqual(wanted.products.toSorted());
  });

  it('have the size their place on the page needs', async () => {
    const sizes = await Promise.all(
      files.map(async (file) => {
        const { width, height } = await sharp(join(folder, file)).metadata();
        return `${file.startsWith('logo-') ? 'logo' : file.startsWith('start-') ? 'start' : 'product'} ${width}x${height}`;
      }),
    );
    expect([...new Set(sizes)].toSorted()).toEqual(['logo 900x360', 'product 1500x1500', 'start 2400x1000']);
  });

  it('weigh less than 5 MB together', async () => {
    const weights = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(5_000_000);
  });
});
