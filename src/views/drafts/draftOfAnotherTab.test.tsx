// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { focusManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { backoffice as texts } from '../../../resources/texts/de/backoffice.ts';
import { problem } from '../../../tests/setup/answeringServer.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { noteResource } from '../../../tests/setup/noteEntity.ts';
import { type } from '../../../tests/setup/recordForm.ts';
import { wideWindow } from '../../../tests/setup/wideWindow.ts';
import { createDirectory } from '../../directory/Directory.ts';
import { Notifications } from '../../layout/Notifications.tsx';
import { themesOf } from '../../theme/theme.ts';
import { GenericEdit } from '../form/GenericEdit.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

const resource = { ...noteResource, entity: { ...noteResource.entity, drafts: true } } as const;
const note = { sid: 'n1', heading: 'Dach', place: { city: 'Chur', zip: '7000' } };

wideWindow();
afterEach(cleanup);

/** The form of a note with a server that keeps its draft as ours does. */
async function openForm(first: string | null) {
  const server = { draft: first === null ? null : { heading: first, version: 1 } };
  const answer = () => {
    if (!server.draft) return new Response(null, { status: 204 });
    const { heading, version } = server.draft;
    return Response.json({
      state: 'open',
      basedOn: 3,
      current: 3,
      version,
      savedBy: 'editor',
      savedAt: '2026-01-31T08:15:00.000Z',
      submittedBy: null,
      comment: null,
      mayPublish: true,
      faults: [],
      base: note,
      record: { ...note, heading },
    });
  };
  const keep = (heading: string) => {
    server.draft = { heading, version: (server.draft?.version ?? 0) + 1 };
  };
  const inside = await insideBackoffice({
    directory: createDirectory([resource]),
    at: 'notes/n1',
    pattern: 'notes/:id/*',
    answer: ({ path, method, headers, body }) => {
      if (path === '/api/import/audit') return Response.json([]);
      if (path === '/api/import/note/CH/n1')
        return Response.json({ ...note, version: 3 }, { headers: { etag: '"3"' } });
      if (path !== '/api/import/note/CH/n1/draft') return undefined;
      if (method === 'GET') return answer();
      const asked = headers.get('if-match');
      const isMeant = server.draft ? asked === `"${server.draft.version}"` : asked === null;
      if (!isMeant) return problem(412, 'Inzwischen geändert');
      keep((body as typeof note).heading);
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
  const reads = () =>
    inside.calls.filter(({ method, path }) => method === 'GET' && path.endsWith('/draft')).length;
  await waitFor(() => expect(reads()).toBe(1));
  return {
    server,
    keep,
    told: inside.told,
    /** The window comes to the front, at which what is shown is read anew. */
    comeBack: async () => {
      act(() => {
        focusManager.setFocused(false);
        focusManager.setFocused(true);
      });
      await waitFor(() => expect(reads()).toBe(2));
    },
    save: () => fireEvent.click(screen.getByRole('button', { name: texts.draft.save })),
  };
}

it.each([null, 'Entwurf'])(
  'What was typed over the draft %o is not saved over one that another tab saved since, until that was said (behaviour B715)',
  async (first) => {
    const { server, keep, comeBack, save, told } = await openForm(first);
    type(/^heading/, 'Boden');
    keep('Wand');
    await comeBack();
    save();
    await waitFor(() => expect(told.some(({ message }) => message === 'Inzwischen geändert')).toBe(true));
    expect(server.draft?.heading).toBe('Wand');
    expect(screen.getByText(/editor/)).toBeTruthy();
    save();
    await waitFor(() => expect(server.draft?.heading).toBe('Boden'));
  },
);

it('A draft that was saved is saved again without a question', async () => {
  const { server, save } = await openForm(null);
  type(/^heading/, 'Boden');
  save();
  await waitFor(() => expect(server.draft).toEqual({ heading: 'Boden', version: 1 }));
  await screen.findByDisplayValue('Dach');
  type(/^heading/, 'Wand');
  save();
  await waitFor(() => expect(server.draft).toEqual({ heading: 'Wand', version: 2 }));
});
