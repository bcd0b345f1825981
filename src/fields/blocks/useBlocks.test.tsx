// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Form } from 'ra-core';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { article } from '../../../resources/entities/article.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { useFormResolver } from '../../views/form/useFormResolver.ts';
import { BlockCard } from './BlockCard.tsx';
import { OpenFaultyBlock } from './OpenFaultyBlock.tsx';
import type { Block } from './Block.ts';
import { blockId } from './blockId.ts';
import { useBlocks } from './useBlocks.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

const video = (address: string, layout: Block['layout'] = 'full'): Block => ({
  contentType: 'video',
  content: { de: address },
  position: 'left',
  layout,
});

/** The plan of an article whose videos have these addresses. */
async function openPlan(...list: Block[]) {
  const { wrapper, told } = await insideBackoffice();
  const now: { blocks?: ReturnType<typeof useBlocks>; form?: ReturnType<typeof useFormContext> } = {};
  function Plan() {
    const [open, setOpen] = useState<number>();
    const blocks = useBlocks('sections', open, setOpen);
    const form = useFormContext();
    useEffect(() => void Object.assign(now, { blocks, form }));
    const { said, keyOf, moveBy, moveTo } = blocks;
    return (
      <>
        <OpenFaultyBlock source="sections" onOpen={setOpen} />
        <p role="status">{said}</p>
        {blocks.list.map((block, index) => (
          <BlockCard
            key={keyOf(index)}
            block={block}
            source="sections"
            index={index}
            name={`Block ${index}`}
            isOpen={open === index}
            isFaulty={false}
            onToggle={() => setOpen(open === index ? undefined : index)}
            onMove={(by) => moveBy(index, by)}
            onMoveTo={moveTo}
          />
        ))}
      </>
    );
  }
  const record = { id: 'a', url: 'a', title: { de: 'Dächer' }, state: 'draft', sections: list };
  const Article = () => (
    <Form record={record} resolver={useFormResolver(article)}>
      <Plan />
      <button type="submit">Speichern</button>
    </Form>
  );
  render(<Article />, { wrapper });
  await screen.findByRole('button', { name: 'Speichern' });
  const card = (index: number) => {
    const found = document.getElementById(blockId('sections', index));
    if (!found) throw new Error(`There is no block ${index}.`);
    return found;
  };
  return {
    told,
    card,
    stored: () => now.blocks?.list ?? [],
    plan: () => now.blocks?.list.map(({ contentType, content }) => content?.de ?? contentType),
    isOpen: (index: number) => card(index).getAttribute('aria-expanded') === 'true',
    write: (index: number, content: Block['content']) =>
      act(async () => now.form?.setValue(`sections.${index}.content`, content, { shouldValidate: true })),
    edit: (change: (blocks: ReturnType<typeof useBlocks>) => void) =>
      act(() => now.blocks && change(now.blocks)),
  };
}

afterEach(cleanup);

describe('The blocks of an article', () => {
  it('are added at the end, or behind the one that is open, which then is the new one', async () => {
    const { plan, edit, card, isOpen } = await openPlan(video('a'), video('b'));
    edit(({ add }) => add('image'));
    expect([plan(), isOpen(2)]).toEqual([['a', 'b', 'image'], true]);
    fireEvent.click(card(2));
    fireEvent.click(card(0));
    edit(({ add }) => add('video'));
    expect([plan(), isOpen(1)]).toEqual([['a', 'video', 'b', 'image'], true]);
  });

  it('begin with the layout of the one before, so that both can share a row', async () => {
    const { stored, edit } = await openPlan(video('a', 'equal'));
    edit(({ add }) => add('image'));
    expect(stored()[1]).toEqual({ contentType: 'image', content: {}, position: 'left', layout: 'equal' });
  });

  it('are duplicated without sharing anything with the one they come from', async () => {
    const { plan, stored, edit, isOpen } = await openPlan(video('a'), video('b'));
    edit(({ duplicate }) => duplicate(0));
    expect([plan(), isOpen(1)]).toEqual([['a', 'a', 'b'], true]);
    expect(stored()[0]?.content).not.toBe(stored()[1]?.content);
  });

  it('are removed, which can be undone where they stood', async () => {
    const { plan, edit, told } = await openPlan(video('a'), video('b'), video('c'));
    edit(({ remove }) => remove(1));
    await waitFor(() => expect(plan()).toEqual(['a', 'c']));
    act(() => told.at(-1)?.undo?.());
    await waitFor(() => expect(plan()).toEqual(['a', 'b', 'c']));
  });

  it('that were removed come back as they were, whatever was changed meanwhile', async () => {
    const { stored, plan, edit, told } = await openPlan(video('a', 'equal'), video('b'));
    edit(({ remove }) => remove(0));
    edit(({ add }) => add('image'));
    await waitFor(() => expect(plan()).toEqual(['b', 'image']));
    act(() => told[0]?.undo?.());
    await waitFor(() => expect(plan()).toEqual(['a', 'b', 'image']));
    expect(stored()[0]?.layout).toBe('equal');
  });
});

describe('A block is moved', () => {
  const alt = (key: string) => ({ key, altKey: true });

  it('with Alt and an arrow, keeps the focus, and where it stands is said', async () => {
    const { plan, card } = await openPlan(video('a'), video('b'), video('c'));
    card(0).focus();
    fireEvent.keyDown(card(0), alt('ArrowDown'));
    expect(plan()).toEqual(['b', 'a', 'c']);
    await waitFor(() => expect(document.activeElement).toBe(card(1)));
    expect(screen.getByRole('status').textContent).toMatch(/1.*2/);
    fireEvent.keyDown(card(1), alt('ArrowLeft'));
    expect(plan()).toEqual(['a', 'b', 'c']);
  });

  it('not beyond the ends, and not by an arrow alone', async () => {
    const { plan, card } = await openPlan(video('a'), video('b'));
    fireEvent.keyDown(card(0), alt('ArrowUp'));
    fireEvent.keyDown(card(1), alt('ArrowRight'));
    fireEvent.keyDown(card(0), { key: 'ArrowDown' });
    expect(plan()).toEqual(['a', 'b']);
  });
});

describe('After a refused attempt to save', () => {
  const nothing: Block = { ...video(''), content: {} };
  const sound = video('https://player.vimeo.com/video/1');
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));

  it('the first block at fault is open', async () => {
    const { isOpen } = await openPlan(sound, nothing, nothing);
    save();
    await waitFor(() => expect(isOpen(1)).toBe(true));
    expect([isOpen(0), isOpen(2)]).toEqual([false, false]);
  });

  it('a block stays open while it is mended, whatever is wrong with others', async () => {
    const { isOpen, write } = await openPlan(nothing, nothing);
    save();
    await waitFor(() => expect(isOpen(0)).toBe(true));
    await write(0, sound.content);
    expect([isOpen(0), isOpen(1)]).toEqual([true, false]);
    save();
    await waitFor(() => expect(isOpen(1)).toBe(true));
  });
});
