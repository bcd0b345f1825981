// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoffice as texts } from '../../../resources/texts/de/backoffice.ts';
import { announceLoginChange } from '../../../providers/auth/onLoginChange.ts';
import { dropCopiesOf } from '../../../providers/unsaved/unsavedCopies.ts';
import { problem } from '../../../tests/setup/answeringServer.ts';
import { copiesInMemory } from '../../../tests/setup/copiesInMemory.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { noteResource as resource } from '../../../tests/setup/noteEntity.ts';
import { pool, token } from '../../../tests/setup/mockedPool.ts';
import { input, save, type } from '../../../tests/setup/recordForm.ts';
import { wideWindow } from '../../../tests/setup/wideWindow.ts';
import { createDirectory } from '../../directory/Directory.ts';
import { ConnectionBar } from '../../layout/ConnectionBar.tsx';
import { Notifications } from '../../layout/Notifications.tsx';
import { SignOutItem } from '../../layout/SignOutItem.tsx';
import { SessionRenewal } from '../../layout/SessionRenewal.tsx';
import { themesOf } from '../../theme/theme.ts';
import { GenericCreate } from '../form/GenericCreate.tsx';
import { GenericEdit } from '../form/GenericEdit.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);
vi.mock(
  '../../../providers/unsaved/copyStore.ts',
  async () => (await import('../../../tests/setup/copiesInMemory.ts')).copiesInMemory,
);

type Stored = Record<string, unknown>;
const first: Stored = { sid: 'n1', heading: 'Dach', place: { city: 'Chur', zip: '7000' } };

/** A server that keeps notes, and what its next answers to writing are instead. */
function notesServer() {
  return { notes: new Map([['n1', { note: first, version: 3 }]]), instead: [] as (() => Response | Error)[] };
}

type Server = ReturnType<typeof notesServer>;

/** The form of a note as a tab shows it, or of a new one. */
async function openForm(server: Server, { isNew = false, further = null as ReactNode } = {}) {
  const inside = await insideBackoffice({
    directory: createDirectory([resource]),
    at: isNew ? 'notes/create' : 'notes/n1',
    pattern: 'notes/:id/*',
    answer: ({ path, method, headers, body }) => {
      const [, key = ''] = /^\/api\/import\/note\/CH\/?(.*)$/.exec(path) ?? [undefined];
      if (path === '/api/session') return new Response(null, { status: 204 });
      if (!path.startsWith('/api/import/note/')) return undefined;
      const instead = method === 'GET' ? undefined : server.instead.shift()?.();
      if (instead instanceof Error) throw instead;
      if (instead) return instead;
      const sent = body as Stored;
      const stored = server.notes.get(key);
      if (method === 'PUT' && headers.get('if-match') !== `"${stored?.version}"`)
        return problem(412, 'Geändert');
      if (method !== 'GET')
        server.notes.set(key || String(sent.sid), { note: sent, version: (stored?.version ?? 0) + 1 });
      const now = server.notes.get(key || String(sent?.sid));
      if (!now) return undefined;
      return Response.json({ ...now.note, version: now.version }, { headers: { etag: `"${now.version}"` } });
    },
  });
  const { unmount } = render(
    <ThemeProvider theme={createTheme(themesOf('baustein').light)}>
      {isNew ? <GenericCreate resource={resource} /> : <GenericEdit resource={resource} />}
      <Notifications />
      <SessionRenewal />
      {further}
    </ThemeProvider>,
    { wrapper: inside.wrapper },
  );
  await screen.findByLabelText(/^heading/);
  return {
    ...inside,
    writes: () => inside.calls.filter(({ method }) => method === 'PUT' || method === 'POST'),
    /** The tab is gone, as after a crash. */
    crash: unmount,
  };
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const kept = () => copiesInMemory.readCopies();
const isOffered = async () => Boolean(await screen.findByRole('button', { name: texts.unsaved.take }));
async function typeAndCrash(server: Server, value = 'Boden') {
  const { crash } = await openForm(server);
  type(/^heading/, value);
  await waitFor(async () => expect((await kept()).some(({ values }) => values.heading === value)).toBe(true));
  crash();
}

wideWindow();
afterEach(cleanup);

describe('What is typed and not saved', () => {
  it('is offered again after a crash, and goes once it is saved', async () => {
    const server = notesServer();
    await typeAndCrash(server);
    await openForm(server);
    await isOffered();
    expect(input(/^heading/).value).toBe('Dach');
    click(texts.unsaved.take);
    await waitFor(() => expect(input(/^heading/).value).toBe('Boden'));
    await save();
    await waitFor(() => expect(server.notes.get('n1')?.note.heading).toBe('Boden'));
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('goes when it is dropped, or taken back by hand', async () => {
    const server = notesServer();
    await typeAndCrash(server);
    await openForm(server);
    await isOffered();
    click(texts.unsaved.drop);
    await waitFor(async () => expect(await kept()).toEqual([]));
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.unsaved.take })).toBeNull());
    type(/^heading/, 'Wand');
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    type(/^heading/, 'Dach');
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('goes when the form is left all the same', async () => {
    const { router } = await openForm(notesServer());
    type(/^heading/, 'Boden');
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    await act(() => router.navigate('/de/backoffice/notes'));
    click(texts.shell.leave);
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('stays over a change of language, unasked', async () => {
    const { router } = await openForm(notesServer());
    type(/^heading/, 'Boden');
    await act(() => router.navigate('/en/backoffice/notes/n1'));
    expect(router.state.location.pathname).toBe('/en/backoffice/notes/n1');
    await waitFor(async () => expect(await kept()).toHaveLength(1));
  });

  it('is shown to nobody else, on no other platform, and not after 30 days', async () => {
    const server = notesServer();
    await typeAndCrash(server);
    const [copy] = await kept();
    if (!copy) throw new Error('Nothing was kept.');
    for (const other of [
      { ...copy, id: 'of somebody', sub: 'somebody' },
      { ...copy, id: 'of DE', platform: 'DE' },
      { ...copy, id: 'old', at: Date.now() - 31 * 86_400_000 },
    ])
      await copiesInMemory.writeCopy(other);
    await openForm(server);
    expect(await screen.findAllByRole('button', { name: texts.unsaved.take })).toHaveLength(1);
    expect((await kept()).map(({ id }) => id)).toEqual([copy.id, 'of somebody', 'of DE']);
  });

  it('is asked about where somebody else has saved the same meanwhile, however long ago it was typed', async () => {
    const server = notesServer();
    await typeAndCrash(server);
    server.notes.set('n1', { note: { ...first, heading: 'Wand' }, version: 4 });
    await openForm(server);
    await isOffered();
    click(texts.unsaved.take);
    await waitFor(() => expect(input(/^heading/).value).toBe('Boden'));
    await save();
    expect((await screen.findByRole('dialog')).textContent).toContain('Wand');
    expect(server.notes.get('n1')?.note.heading).toBe('Wand');
  });

  it('in two tabs is kept from both', async () => {
    const server = notesServer();
    await typeAndCrash(server, 'Boden');
    await typeAndCrash(server, 'Keller');
    expect((await kept()).map(({ values }) => values.heading).sort()).toEqual(['Boden', 'Keller']);
  });

  it('is kept of a new record too, and goes once that is made', async () => {
    const server = notesServer();
    const { crash } = await openForm(server, { isNew: true });
    type(/^sid/, 'n2');
    type(/^heading/, 'Boden');
    await waitFor(async () => expect((await kept())[0]?.values.heading).toBe('Boden'));
    crash();
    await openForm(server, { isNew: true });
    await isOffered();
    click(texts.unsaved.take);
    await waitFor(() => expect(input(/^heading/).value).toBe('Boden'));
    await save();
    await waitFor(() => expect(server.notes.get('n2')?.note.heading).toBe('Boden'));
    await waitFor(async () => expect(await kept()).toEqual([]));
  });
});

describe('A session that ends while something is typed', () => {
  const endSession = () => pool.fetchAuthSession.mockResolvedValue({});
  const signInAnew = () => {
    pool.signIn.mockImplementation(async () => {
      pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token } });
      return { nextStep: { signInStep: 'DONE' } };
    });
    fireEvent.change(screen.getByLabelText(texts.session.password), { target: { value: 'secret' } });
    click(texts.session.submit);
  };

  it('is renewed over the form, and what was typed is saved', async () => {
    const server = notesServer();
    await openForm(server);
    type(/^heading/, 'Boden');
    endSession();
    await save();
    await screen.findByRole('dialog', { name: texts.session.title });
    expect([input(/^heading/).value, server.notes.get('n1')?.version]).toEqual(['Boden', 3]);
    signInAnew();
    await waitFor(() => expect(server.notes.get('n1')?.note.heading).toBe('Boden'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes on when somebody signs in in another tab', async () => {
    const server = notesServer();
    await openForm(server);
    type(/^heading/, 'Boden');
    endSession();
    await save();
    await screen.findByRole('dialog', { name: texts.session.title });
    pool.fetchAuthSession.mockResolvedValue({ tokens: { idToken: token } });
    window.dispatchEvent(new StorageEvent('storage', { key: 'loginChange', newValue: 'here 1' }));
    await waitFor(() => expect(server.notes.get('n1')?.note.heading).toBe('Boden'));
  });

  it('leaves the copy behind for who would rather sign in later', async () => {
    const server = notesServer();
    await openForm(server);
    type(/^heading/, 'Boden');
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    server.instead.push(() => problem(401, 'Nicht angemeldet'));
    endSession();
    await save();
    await screen.findByRole('dialog', { name: texts.session.title });
    click(texts.session.leave);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await kept()).toHaveLength(1);
    announceLoginChange('here');
  });
});

describe('Signing out by hand', () => {
  it('is asked about where something typed goes with it', async () => {
    localStorage.setItem('CognitoIdentityServiceProvider..LastAuthUser', '1');
    await openForm(notesServer(), { further: <SignOutItem /> });
    type(/^heading/, 'Boden');
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    fireEvent.click(screen.getByText(texts.ra.auth.logout));
    await screen.findByRole('dialog', { name: texts.unsaved.signOutTitle });
    expect([pool.signOut.mock.calls.length, (await kept()).length]).toEqual([0, 1]);
    click(texts.unsaved.signOutAnyway);
    await waitFor(async () => expect(await kept()).toEqual([]));
    await waitFor(() => expect(pool.signOut).toHaveBeenCalledOnce());
    announceLoginChange('here');
  });

  it('in one tab takes the copies of all, and the other tabs keep nothing more', async () => {
    await openForm(notesServer());
    type(/^heading/, 'Boden');
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    await dropCopiesOf('1');
    pool.fetchAuthSession.mockResolvedValue({});
    window.dispatchEvent(new StorageEvent('storage', { key: 'loginChange', newValue: 'left 1' }));
    type(/^heading/, 'Wand');
    await waitFor(() => {
      const closing = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(closing);
      expect(closing.defaultPrevented).toBe(false);
    });
    // Now at the latest what waits to be kept is.
    window.dispatchEvent(new Event('pagehide'));
    expect(await kept()).toEqual([]);
    announceLoginChange('here');
  });
});

describe('Without a connection', () => {
  const lost = () => new TypeError('Failed to fetch');
  // The library writes down what every call failed with.
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it('a save says that it failed, keeps what was typed, and is sent again under the same name', async () => {
    const server = notesServer();
    const { writes, told } = await openForm(server, { further: <ConnectionBar /> });
    type(/^heading/, 'Boden');
    server.instead.push(lost, lost);
    await save();
    await waitFor(() => expect(told.at(-1)?.message).toBe(texts.connection.notSaved));
    expect(screen.getByText(texts.connection.lost)).toBeTruthy();
    expect([input(/^heading/).value, (await kept()).length]).toEqual(['Boden', 1]);
    await save();
    await waitFor(() => expect(writes()).toHaveLength(2));
    await waitFor(() => expect(told).toHaveLength(2));
    await save();
    await waitFor(() => expect(server.notes.get('n1')?.note.heading).toBe('Boden'));
    await waitFor(() => expect(screen.queryByText(texts.connection.lost)).toBeNull());
    const keys = writes().map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size, Boolean(keys[0])]).toEqual([3, 1, true]);
    await waitFor(async () => expect(await kept()).toEqual([]));
  });

  it('what is changed before it is sent again is another write', async () => {
    const server = notesServer();
    const { writes, told } = await openForm(server);
    type(/^heading/, 'Boden');
    server.instead.push(lost);
    await save();
    await waitFor(() => expect(told).toHaveLength(1));
    type(/^heading/, 'Wand');
    await save();
    await waitFor(() => expect(server.notes.get('n1')?.note.heading).toBe('Wand'));
    expect(new Set(writes().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });
});
