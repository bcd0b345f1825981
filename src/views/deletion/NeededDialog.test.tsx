// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { backoffice as texts } from '../../../resources/texts/de/backoffice.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { noteResource as resource } from '../../../tests/setup/noteEntity.ts';
import { wideWindow } from '../../../tests/setup/wideWindow.ts';
import { createDirectory } from '../../directory/Directory.ts';
import { Notifications } from '../../layout/Notifications.tsx';
import { themesOf } from '../../theme/theme.ts';
import { GenericEdit } from '../form/GenericEdit.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

const company = { platform: 'CH', orgaSid: 'alpenfenster', name: 'Alpenfenster AG', field: 'attributes' };
const effect = { platform: 'DE', entity: 'advertisement', orgaSid: '', name: null, count: 2 };
const harmless = { dryRun: true, needed: null, effects: [] };

/** The form of a note and what deleting it would do; the server lets it go as it is asked here. */
async function openDeletion(foreseen: object, isAgreed: (query: URLSearchParams) => boolean = () => true) {
  const inside = await insideBackoffice({
    directory: createDirectory([resource]),
    at: 'notes/n1',
    pattern: 'notes/:id/*',
    answer: (call) => {
      if (call.query.get('dryRun') === 'true') return Response.json({ ...harmless, ...foreseen });
      if (call.method === 'DELETE')
        return isAgreed(call.query)
          ? new Response(null, { status: 204 })
          : Response.json({ title: 'Wird noch gebraucht', detail: 'Belegt.', errors: [] }, { status: 409 });
      if (call.path === '/api/import/audit') return Response.json([{ id: '9', kind: 'deleted' }]);
      if (call.path === '/api/import/change/9/undo') return Response.json({ kept: hungElsewhere });
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
  return inside;
}

async function openNeeded(remedies: string[], isAgreed: (query: URLSearchParams) => boolean) {
  const needed = { count: 2208, companies: [{ ...company, entity: 'product', count: 2208 }], remedies };
  const inside = await openDeletion({ needed, effects: [effect] }, isAgreed);
  return { ...inside, dialog: within(await screen.findByRole('dialog')) };
}

const hungElsewhere = [
  {
    code: 'hung-elsewhere',
    platform: 'DE',
    field: 'categoryRelation.parentSid',
    before: 'dach',
    now: { sid: 'huelle', name: { de: 'Gebäudehülle' } },
  },
];

wideWindow();
afterEach(cleanup);

const deletions = (calls: readonly { method: string; query: URLSearchParams }[]) =>
  calls.filter(({ method }) => method === 'DELETE').map(({ query }) => query.toString());

it('What others need is deleted once it was seen who needs it how often, and agreed to that number', async () => {
  const { dialog, calls, told } = await openNeeded(
    ['confirm', 'insteadOf'],
    (query) => query.get('confirm') === '2208',
  );
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "Alpenfenster AG, Produkte: 2'208",
    'DE, Anzeigen: 2',
  ]);
  fireEvent.click(dialog.getByRole('button', { name: "An 2'208 Stellen mitlöschen" }));
  await waitFor(() => expect(told.some(({ message }) => message === '«Dach» ist gelöscht.')).toBe(true));
  expect(deletions(calls)).toEqual(['dryRun=true', 'confirm=2208']);
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
  await waitFor(() => expect(deletions(calls)).toEqual(['dryRun=true', 'insteadOf=n2']));
});

it('What goes with a record is said before it is deleted, and where nothing does nobody is asked', async () => {
  const offers = { ...company, entity: 'retailerData', count: 3 };
  const { calls } = await openDeletion({ effects: [offers, effect] });
  const dialog = within(await screen.findByRole('dialog', { name: '«Dach» löschen?' }));
  expect(dialog.getByText(/^5 weitere Einträge fallen damit weg/)).toBeTruthy();
  expect(dialog.getAllByRole('listitem')[0]?.textContent).toMatch(/^Alpenfenster AG, .+: 3$/);
  expect(deletions(calls)).toEqual(['dryRun=true']);
  fireEvent.click(dialog.getByRole('button', { name: texts.ra.action.delete }));
  await waitFor(() => expect(deletions(calls)).toEqual(['dryRun=true', '']));
  cleanup();
  const second = await openDeletion({});
  await waitFor(() => expect(deletions(second.calls)).toEqual(['dryRun=true', '']));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Where what comes back hangs elsewhere than before, that is said', async () => {
  const { told } = await openDeletion({});
  await waitFor(() => expect(told.some(({ undo }) => undo)).toBe(true));
  told.find(({ undo }) => undo)?.undo?.();
  const message = 'Auf DE hängt es jetzt unter «Gebäudehülle»: Die frühere Stelle gibt es dort nicht mehr.';
  await waitFor(() => expect(told).toContainEqual(expect.objectContaining({ type: 'warning', message })));
});
