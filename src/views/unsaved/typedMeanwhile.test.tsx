// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useInput } from 'ra-core';
import { useEffect } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { entity } from '../../../resources/entity.ts';
import { image, sid, text, translated, values } from '../../../resources/kinds/grammar.ts';
import type { Row } from '../../../resources/shape.ts';
import { problem } from '../../../tests/setup/answeringServer.ts';
import { copiesInMemory } from '../../../tests/setup/copiesInMemory.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { noteEntity } from '../../../tests/setup/noteEntity.ts';
import { save } from '../../../tests/setup/recordForm.ts';
import { wideWindow } from '../../../tests/setup/wideWindow.ts';
import { createDirectory } from '../../directory/Directory.ts';
import { themesOf } from '../../theme/theme.ts';
import { FormFrame } from '../form/FormFrame.tsx';
import { GenericCreate } from '../form/GenericCreate.tsx';
import { GenericEdit } from '../form/GenericEdit.tsx';
import type { RecordFormProps } from '../form/RecordForm.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);
vi.mock(
  '../../../providers/unsaved/copyStore.ts',
  async () => (await import('../../../tests/setup/copiesInMemory.ts')).copiesInMemory,
);

/** A field of each kind that holds more than one thing. */
const sheet = entity({
  ...noteEntity,
  fields: {
    sid: sid(),
    heading: text(),
    words: translated(),
    values: values(),
    pictures: image('productImage', { many: true }),
  },
});
const resource = { name: 'notes', entity: sheet, path: 'notes', feature: 'companies' } as const;

const [a, b, c] = ['a', 'b', 'c'].map((letter) => letter.repeat(64));

/** The form as its inputs see it. */
let form: UseFormReturn<Row>;

function Inputs() {
  const context = useFormContext<Row>();
  useEffect(() => {
    form = context;
  }, [context]);
  useInput({ source: 'values' });
  useInput({ source: 'words' });
  useInput({ source: 'pictures' });
  const { field } = useInput({ source: 'heading' });
  const { field: key } = useInput({ source: 'sid' });
  return (
    <>
      <input aria-label="sid" {...key} value={String(key.value ?? '')} />
      <input aria-label="heading" {...field} value={String(field.value ?? '')} />
    </>
  );
}

function SheetForm({ toolbar }: RecordFormProps) {
  return (
    <FormFrame entity={sheet} toolbar={toolbar}>
      <Inputs />
    </FormFrame>
  );
}

/** The form of a record on a server that stores at once and answers when it is let. */
async function openForm(said: Row = {}, isNew = false) {
  const server = { row: { sid: 'n1', heading: 'Dach', ...said } as Row, version: 3 };
  let answerNow = () => {};
  const inside = await insideBackoffice({
    directory: createDirectory([resource]),
    at: isNew ? 'notes/create' : 'notes/n1',
    pattern: 'notes/:id/*',
    answer: async ({ method, path, headers, body }) => {
      if (!path.startsWith('/api/import/note/CH')) return undefined;
      const answer = () =>
        Response.json(
          { ...server.row, version: server.version },
          { headers: { etag: `"${server.version}"` } },
        );
      if (method === 'GET') return answer();
      if (method === 'PUT' && headers.get('if-match') !== `"${server.version}"`)
        return problem(412, 'Inzwischen geändert');
      server.row = body as Row;
      server.version += 1;
      const answered = answer();
      await new Promise<void>((resolve) => {
        answerNow = resolve;
      });
      return answered;
    },
  });
  const Screen = () =>
    useLocation().pathname.endsWith('/create') ? (
      <GenericCreate resource={resource} Form={SheetForm} />
    ) : (
      <GenericEdit resource={resource} Form={SheetForm} />
    );
  render(
    <ThemeProvider theme={createTheme(themesOf('baustein').light)}>
      <Screen />
    </ThemeProvider>,
    { wrapper: inside.wrapper },
  );
  await screen.findByLabelText('heading');
  const writes = () => inside.calls.filter(({ method }) => method === 'PUT' || method === 'POST');
  return {
    server,
    writes,
    router: inside.router,
    answer: () => act(async () => answerNow()),
    /** Saves, and types into the form again before the answer is there. */
    async saveAndType(meanwhile: () => void) {
      const before = writes().length;
      await save();
      await waitFor(() => expect(writes().length).toBeGreaterThan(before));
      act(meanwhile);
      await act(async () => answerNow());
    },
    /** Saves once more, and waits until that has come through. */
    async saveAll() {
      const before = server.version;
      await save();
      await waitFor(() => expect(server.version).toBe(before + 1));
      await act(async () => answerNow());
    },
  };
}

const type = (name: string, value: unknown) => form.setValue(name, value, { shouldDirty: true });

wideWindow();
afterEach(cleanup);

describe('What is typed while a save is under way (behaviour B225)', () => {
  it.each([
    { name: 'heading', first: 'Dach', saved: 'Boden', typed: 'Keller' },
    { name: 'words', first: { de: 'Dach' }, saved: { de: 'Boden' }, typed: { de: 'Boden', fr: 'Sol' } },
    { name: 'words', first: { de: 'Dach' }, saved: { de: 'Boden', fr: 'Sol' }, typed: { de: 'Boden' } },
    { name: 'values', first: { width: 10 }, saved: { width: 11 }, typed: { width: 11, height: 20 } },
    { name: 'values', first: { width: 10 }, saved: { width: 11 }, typed: { width: 12 } },
    { name: 'pictures', first: [a], saved: [a, b], typed: [a, b, c] },
    { name: 'pictures', first: [a, b], saved: [b, a], typed: [b] },
    { name: 'pictures', first: [a], saved: [a, b], typed: [b, a] },
  ])(
    'stays in the form, unsaved, and is saved next without a conflict: $name, $typed',
    async ({ name, first, saved, typed }) => {
      const { server, writes, saveAndType, saveAll } = await openForm({ [name]: first });
      act(() => type(name, saved));
      await saveAndType(() => type(name, typed));
      await waitFor(() => expect(form.getValues('version')).toBe(4));
      expect(form.getValues(name)).toEqual(typed);
      expect(server.row[name]).toEqual(saved);
      await saveAll();
      expect(server.row[name]).toEqual(typed);
      expect(writes().map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
      await waitFor(async () => expect(await copiesInMemory.readCopies()).toEqual([]));
    },
  );

  it('keeps an unsaved copy, and what the server made of the rest stays', async () => {
    const { server, saveAndType } = await openForm({ values: { width: 10 } });
    act(() => type('values', { width: 11 }));
    await saveAndType(() => type('heading', 'Keller'));
    await waitFor(() => expect(form.getValues()).toMatchObject({ version: 4, heading: 'Keller' }));
    expect(form.getValues('values')).toEqual({ width: 11 });
    expect(server.row.heading).toBe('Dach');
    await waitFor(async () =>
      expect(await copiesInMemory.readCopies()).toMatchObject([
        { base: { version: 4, heading: 'Dach' }, values: { heading: 'Keller' } },
      ]),
    );
  });

  it('takes nothing back of what somebody else has saved meanwhile', async () => {
    const { server, answer } = await openForm({ words: { de: 'Dach' } });
    act(() => type('heading', 'Boden'));
    server.row = { ...server.row, words: { de: 'Dach', fr: 'Toit' } };
    server.version += 1;
    // Refused, put together with theirs, and sent again.
    await save();
    await waitFor(() => expect(server.version).toBe(5));
    act(() => type('values', { width: 12 }));
    await answer();
    await waitFor(() => expect(form.getValues('version')).toBe(5));
    expect(server.row).toMatchObject({ heading: 'Boden', words: { de: 'Dach', fr: 'Toit' } });
    expect(form.getValues()).toMatchObject({
      heading: 'Boden',
      words: { de: 'Dach', fr: 'Toit' },
      values: { width: 12 },
    });
  });

  it('of a new record goes on in the form of that record', async () => {
    const { server, router, saveAndType, saveAll } = await openForm({}, true);
    fireEvent.change(screen.getByLabelText('sid'), { target: { value: 'n1' } });
    act(() => type('heading', 'Boden'));
    await saveAndType(() => type('heading', 'Keller'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/de/backoffice/notes/n1'));
    await waitFor(() => expect(form.getValues()).toMatchObject({ sid: 'n1', heading: 'Keller', version: 4 }));
    expect(server.row.heading).toBe('Boden');
    await saveAll();
    expect(server.row.heading).toBe('Keller');
  });
});
