// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everybodySignedIn } from '../../resources/access/everybodySignedIn.ts';
import { entity } from '../../resources/entity.ts';
import { sid, text } from '../../resources/kinds/grammar.ts';
import { backoffice as texts } from '../../resources/texts/de/backoffice.ts';
import { insideBackoffice } from '../../tests/setup/insideBackoffice.tsx';
import { createDirectory } from '../directory/Directory.ts';
import { Notifications } from '../layout/Notifications.tsx';
import { themesOf } from '../theme/theme.ts';
import { GenericEdit } from './GenericEdit.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../tests/setup/mockedPool.ts')).pool);

const note = entity({
  name: 'note',
  path: 'note/{platform}',
  key: ['sid'],
  title: 'heading',
  calls: ['list', 'get', 'update', 'delete'],
  access: {
    view: everybodySignedIn,
    read: everybodySignedIn,
    create: everybodySignedIn,
    update: everybodySignedIn,
    delete: everybodySignedIn,
  },
  fields: { sid: sid(), heading: text({ required: true }) },
});
const resource = { name: 'notes', entity: note, path: 'notes', feature: 'companies' } as const;

/** The form of a note that others need; the server lets it go as it is asked here. */
async function openNeeded(remedies: string[], isAgreed: (query: URLSearchParams) => boolean) {
  const companies = [{ entity: 'product', name: 'Alpenfenster AG', orgaSid: 'alpenfenster', count: 2208 }];
  const refusal = {
    title: 'Wird noch gebraucht',
    detail: 'Belegt.',
    count: 2208,
    companies,
    remedies,
    errors: [],
  };
  const inside = await insideBackoffice({
    directory: createDirectory([resource]),
    at: 'notes/n1',
    pattern: 'notes/:id/*',
    answer: (call) => {
      if (call.method === 'DELETE')
        return isAgreed(call.query)
          ? new Response(null, { status: 204 })
          : Response.json(refusal, { status: 409 });
      const list = [
        { sid: 'n1', heading: 'Dach' },
        { sid: 'n2', heading: 'Boden' },
      ];
      if (call.path === '/api/import/note/CH')
        return Response.json(list, { headers: { 'content-range': 'note 0-1/2' } });
      return call.path === '/api/import/note/CH/n1'
        ? Response.json({ ...list[0], version: 3 }, { headers: { etag: '"3"' } })
        : undefined;
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
  fireEvent.click(await screen.findByRole('button', { name: texts.ra.action.delete }));
  return { ...inside, dialog: within(await screen.findByRole('dialog')) };
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    media,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});
afterEach(cleanup);

const deletions = (calls: readonly { method: string; query: URLSearchParams }[]) =>
  calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query.toString());

it('What others need is deleted once it was seen who needs it how often, and agreed to that number', async () => {
  const { dialog, calls, told } = await openNeeded(
    ['confirm', 'insteadOf'],
    (query) => query.get('confirm') === '2208',
  );
  expect(dialog.getByRole('listitem').textContent).toBe("Alpenfenster AG, Produkte: 2'208");
  fireEvent.click(dialog.getByRole('button', { name: "An 2'208 Stellen mitlöschen" }));
  await waitFor(() => expect(told.some(({ message }) => message === '«Dach» ist gelöscht.')).toBe(true));
  expect(deletions(calls)).toEqual(['', 'confirm=2208']);
});

it('Where a place cannot be empty another one is chosen first', async () => {
  const { dialog, calls } = await openNeeded(['insteadOf'], (query) => query.get('insteadOf') === 'n2');
  const [, act] = dialog.getAllByRole<HTMLButtonElement>('button', { name: /löschen|Abbrechen/i });
  expect(act?.disabled).toBe(true);
  const picker = dialog.getByRole('combobox');
  fireEvent.focus(picker);
  fireEvent.change(picker, { target: { value: 'Bod' } });
  fireEvent.click(await screen.findByRole('option', { name: /Boden/ }));
  fireEvent.click(dialog.getByRole('button', { name: texts.form.replaceNeeded }));
  await waitFor(() => expect(deletions(calls)).toEqual(['', 'insteadOf=n2']));
});
