import { describe, expect, it } from 'vitest';
import { entity } from '../../../resources/entity.ts';
import { blocks, sid, translated } from '../../../resources/kinds/grammar.ts';
import { asStored, schemaOf } from '../../../resources/schemaOf.ts';
import { openToAll } from '../../../tests/setup/openToAll.ts';
import { cleanBlocks } from './cleanBlocks.ts';

/** An entity that exists nowhere but here: a guide, whose page is written in blocks. */
const guide = entity({
  name: 'guide',
  path: 'guide',
  key: ['sid'],
  title: 'title',
  calls: [],
  access: openToAll,
  fields: { sid: sid(), title: translated({ required: true }), steps: blocks() },
});

const block = (contentType: string, content: string) => ({
  contentType,
  content: { de: content },
  position: 'left',
  layout: 'full',
});
const guideOf = (...steps: unknown[]) => ({ sid: 'a', title: { de: 'Montage' }, steps });

describe('Blocks of any entity (behaviour B534)', () => {
  it('hold nothing but allowed HTML once they are stored, and what is none is left to be judged', () => {
    const clean = cleanBlocks(guide);
    const given = guideOf(
      block('text', '<p onclick="x()">Holz<script>y</script></p>'),
      block('image', 'a<b'),
      7,
    );
    expect(clean?.(given)).toEqual(guideOf(block('text', '<p>Holz</p>'), block('image', 'a<b'), 7));
    expect(clean?.({ sid: 'a' })).toEqual({ sid: 'a' });
    expect(cleanBlocks({ fields: { sid: sid() } })).toBeUndefined();
  });

  it('are judged by what they show, but not when they are read', () => {
    const foreign = guideOf(block('video', 'https://videos.example/1'));
    const codes = schemaOf(guide)
      .safeParse(foreign)
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    expect(codes).toEqual(['steps.0.content.de video-host']);
    expect(schemaOf(asStored(guide)).safeParse(foreign).success).toBe(true);
  });
});
