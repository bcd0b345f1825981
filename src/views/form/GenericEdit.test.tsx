// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createTheme, ThemeProvider } from '@mui/material';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backoffice as texts } from '../../../resources/texts/de/backoffice.ts';
import { problem, type ServerCall } from '../../../tests/setup/answeringServer.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { noteResource as resource } from '../../../tests/setup/noteEntity.ts';
import { input, save, type } from '../../../tests/setup/recordForm.ts';
import { wideWindow } from '../../../tests/setup/wideWindow.ts';
import { createDirectory } from '../../directory/Directory.ts';
import { Notifications } from '../../layout/Notifications.tsx';
import { themesOf } from '../../theme/theme.ts';
import { GenericEdit } from './GenericEdit.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

interface Note {
  sid: string;
  heading: string;
  place: { city: string; zip: string };
}

/** The form of a note, on a server that keeps it and its version. */
async function openForm({
  refuse,
  history = [],
  said,
}: {
  refuse?: (call: ServerCall) => Response | undefined;
  history?: readonly object[];
  said?: object;
} = {}) {
  const first: Note = { sid: 'n1', heading: 'Dach', place: { city: 'Chur', zip: '7000' }, ...said };
  const server = { note: first, version: 3 };
  const answer = () =>
    Response.json({ ...server.note, version: server.version }, { headers: { etag: `"${server.version}"` } });
  const inside = await insideBackoffice({
    directory: createDirectory([resource]),
    at: 'notes/n1',
    pattern: 'notes/:id/*',
    answer: (call) => {
      if (call.path === '/api/import/audit') return Response.json(history);
      if (call.path !== '/api/import/note/CH/n1') return undefined;
      if (call.query.has('dryRun')) return Response.json({ dryRun: true, needed: null, effects: [] });
      if (call.method === 'DELETE') return new Response(null, { status: 204 });
      if (call.method === 'GET') return answer();
      const refused = refuse?.(call);
      if (refused) return refused;
      if (call.headers.get('if-match') !== `"${server.version}"`) return problem(412, 'Inzwischen geändert');
      server.note = call.body as Note;
      server.version += 1;
      return answer();
    },
  });
  render(
    <ThemeProvider theme={createTheme(themesOf('baustein').light)}>
      <GenericEdit resource={resource} />
      <Notifications />
    </ThemeProvider>,
    { wrapper: inside.wrapper },
  );
  await screen.findByLabelText(/^heading/);
  return {
    ...inside,
    stored: () => server.note,
    saves: () => inside.calls.filter(({ method }) => method === 'PUT').length,
    /** Somebody else saves meanwhile. */
    theySave: (change: Partial<Note>) => {
      server.note = { ...server.note, ...change };
      server.version += 1;
    },
  };
}

wideWindow();
afterEach(cleanup);

describe('A record that cannot be read as it should (behaviour B210)', () => {
  it('says so in its form, with what is wrong and the way there, until it is put right', async () => {
    const unreadable = [
      { path: 'place.zip', code: 'too-long', values: { maximum: 4 } },
      { path: 'heading', code: 'required' },
    ];
    const { stored } = await openForm({ said: { unreadable } });
    const notice = await screen.findByText(texts.form.unreadable);
    const told = notice.closest<HTMLElement>('[role=alert]') ?? document.body;
    expect(told.textContent).toContain('4');
    // Here nothing is drawn, so nothing scrolls.
    Element.prototype.scrollIntoView = vi.fn();
    fireEvent.click(within(told).getByRole('button', { name: /heading/ }));
    expect(document.activeElement).toBe(input(/^heading/));
    type(/^heading/, 'Boden');
    await save();
    await waitFor(() => expect(stored()).toMatchObject({ heading: 'Boden' }));
    expect(stored()).not.toHaveProperty('unreadable');
    await waitFor(() => expect(screen.queryByText(texts.form.unreadable)).toBeNull());
  });
});

describe('Two people who edit the same thing', () => {
  it('in different places both keep what they wrote, and the second is told of the first', async () => {
    const { theySave, stored, saves, told } = await openForm();
    type(/^heading/, 'Boden');
    theySave({ place: { city: 'Ilanz', zip: '7000' } });
    await save();
    await waitFor(() => expect(stored()).toMatchObject({ heading: 'Boden' }));
    expect(stored().place).toEqual({ city: 'Ilanz', zip: '7000' });
    expect(saves()).toBe(2);
    await waitFor(() => expect(told.some(({ message }) => message.includes('city'))).toBe(true));
  });

  it('in the same place choose between both versions, each field by itself', async () => {
    const { theySave, stored } = await openForm();
    type(/^heading/, 'Boden');
    type(/^zip/, '7001');
    theySave({ heading: 'Wand', place: { city: 'Chur', zip: '7002' } });
    await save();
    const dialog = await screen.findByRole('dialog');
    expect(stored().heading).toBe('Wand');
    const heading = within(dialog).getByRole('radiogroup', { name: 'heading' });
    const [mine, theirs] = within(heading).getAllByRole<HTMLInputElement>('radio');
    expect([mine?.checked, heading.textContent]).toEqual([true, expect.stringContaining('Wand')]);
    if (theirs) fireEvent.click(theirs);
    fireEvent.click(within(dialog).getByRole('button', { name: texts.form.keepChosen }));
    await waitFor(() => expect(stored().place.zip).toBe('7001'));
    expect(stored().heading).toBe('Wand');
  });

  it('may take over the other version whole: what was typed goes, and nothing is saved', async () => {
    const { theySave, stored, saves } = await openForm();
    type(/^heading/, 'Boden');
    theySave({ heading: 'Wand' });
    await save();
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: texts.form.takeTheirs }));
    await waitFor(() => expect(input(/^heading/).value).toBe('Wand'));
    expect(saves()).toBe(1);
    // It is the version on which the form stands now.
    type(/^heading/, 'Keller');
    await save();
    await waitFor(() => expect(stored().heading).toBe('Keller'));
  });

  it('meet again: a third version while the choice stood is asked about too', async () => {
    const { theySave, stored } = await openForm();
    type(/^heading/, 'Boden');
    theySave({ heading: 'Wand' });
    await save();
    const dialog = await screen.findByRole('dialog');
    theySave({ heading: 'Decke' });
    fireEvent.click(within(dialog).getByRole('button', { name: texts.form.keepChosen }));
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('Decke'));
    expect(stored().heading).toBe('Decke');
  });
});

describe('While somebody types', () => {
  it('what is read anew takes nothing of it away, and is asked about when it is saved', async () => {
    const { theySave, stored, queryClient } = await openForm();
    type(/^heading/, 'Boden');
    theySave({ heading: 'Wand' });
    await act(() => queryClient.refetchQueries());
    expect(input(/^heading/).value).toBe('Boden');
    await save();
    expect((await screen.findByRole('dialog')).textContent).toContain('Wand');
    expect(stored().heading).toBe('Wand');
  });

  it('nothing is left without being asked', async () => {
    const { router } = await openForm();
    type(/^heading/, 'Boden');
    await act(() => router.navigate('/de/backoffice/notes'));
    expect(await screen.findByText(texts.form.unsaved)).toBeTruthy();
    expect(router.state.location.pathname).toBe('/de/backoffice/notes/n1');
  });

  it('what others save is shown, as long as nothing is typed', async () => {
    const { theySave, queryClient } = await openForm();
    theySave({ heading: 'Wand' });
    await act(() => queryClient.refetchQueries());
    await waitFor(() => expect(input(/^heading/).value).toBe('Wand'));
  });
});

describe('A fault that only the server finds', () => {
  const refusing = (path: string) => ({
    refuse: () => problem(422, 'Angaben fehlerhaft', { errors: [{ path, message: 'Das gibt es nicht.' }] }),
  });

  it('stands at its field, and what was typed stays', async () => {
    await openForm(refusing('place.zip'));
    type(/^zip/, '7001');
    await save();
    expect(await screen.findByText('Das gibt es nicht.')).toBeTruthy();
    expect([input(/^zip/).getAttribute('aria-invalid'), input(/^zip/).value]).toEqual(['true', '7001']);
  });

  it('is told where it belongs to no field', async () => {
    const { told } = await openForm(refusing('elsewhere'));
    type(/^zip/, '7001');
    await save();
    await waitFor(() =>
      expect(told.at(-1)).toMatchObject({ type: 'warning', message: 'Das gibt es nicht.' }),
    );
  });
});

describe('What was done to a thing', () => {
  const change = { at: '2026-01-01T08:00:00Z', username: 'anna', kind: 'changed' };
  const history = [
    { ...change, id: '2', before: { heading: 'Wand' }, after: { heading: 'Dach' } },
    {
      ...change,
      id: '1',
      before: { heading: 'Keller', place: { city: 'Ilanz' } },
      after: { heading: 'Wand' },
    },
  ];
  const restore = async (index: number) => {
    fireEvent.click(screen.getByText(texts.history.title));
    const buttons = await screen.findAllByText(texts.history.restore);
    const button = buttons[index];
    if (button) fireEvent.click(button);
  };

  it('is put back into the form as it was before a change and all since, and saved by hand', async () => {
    const { saves } = await openForm({ history });
    await restore(1);
    await waitFor(() => expect(input(/^heading/).value).toBe('Keller'));
    expect([input(/^city/).value, saves()]).toEqual(['Ilanz', 0]);
  });

  it('takes the place of what somebody types only when that is confirmed', async () => {
    await openForm({ history });
    type(/^heading/, 'Boden');
    await restore(0);
    fireEvent.click(await screen.findByText(texts.history.replace));
    await waitFor(() => expect(input(/^heading/).value).toBe('Wand'));
  });
});

it('What is deleted can be brought back by its notification', async () => {
  const { calls, told, router } = await openForm({ history: [{ id: '9', kind: 'deleted' }] });
  fireEvent.click(await screen.findByText(texts.ra.action.delete));
  await waitFor(() => expect(router.state.location.pathname).toBe('/de/backoffice/notes'));
  const deletion = calls.find(({ method }) => method === 'DELETE');
  expect(deletion?.headers.get('if-match')).toBe('"3"');
  told.find(({ undo }) => undo)?.undo?.();
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/api/import/change/9/undo' }),
  );
});
