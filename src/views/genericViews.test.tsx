// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { HttpError, memoryStore, type AuthProvider, type DataProvider, type RaRecord } from 'ra-core';
import { Admin, Resource } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Caller } from '../../resources/access/rule.ts';
import { entity } from '../../resources/entity.ts';
import {
  choice,
  code,
  date,
  gtin,
  number,
  object,
  sid,
  text,
  translated,
  yesNo,
} from '../../resources/kinds/grammar.ts';
import { platform } from '../../resources/platform/platforms.ts';
import { backoffice as german } from '../../resources/texts/de/backoffice.ts';
import { faults } from '../../resources/texts/de/faults.ts';
import { createI18nProvider } from '../../providers/i18n/i18nProvider.ts';
import { openToAll } from '../../tests/setup/openToAll.ts';
import { wideWindow } from '../../tests/setup/wideWindow.ts';
import { BackofficeContext } from '../directory/BackofficeContext.ts';
import { createDirectory } from '../directory/Directory.ts';
import { guardedScreens } from './resourceRoutes.tsx';

/** An entity that exists nowhere but here: its screens come from this declaration alone. */
const probe = entity({
  name: 'probe',
  path: 'probe/{platform}',
  key: ['sid'],
  title: 'name',
  calls: ['list', 'get', 'create', 'update', 'delete'],
  access: openToAll,
  fields: {
    sid: sid({ listed: true, sortable: true }),
    name: translated({ required: true, most: 40, listed: true }),
    colour: choice(['red', 'green'], { at: 'look.colour', required: true, listed: true, filterable: true }),
    weight: number({ least: 0, listed: true }),
    sold: yesNo({ listed: true }),
    since: date({ listed: true }),
    note: text({ most: 20, section: 'more', filterable: true }),
    codes: code({ many: true }),
    gtins: gtin({ many: true }),
    place: object({ city: text({ most: 10 }) }, { at: 'look.place', section: 'more' }),
  },
});

const labels = {
  probe: {
    name_one: 'Probe',
    name_other: 'Proben',
    fields: {
      sid: 'Kennung',
      name: 'Name',
      colour: 'Farbe',
      weight: 'Gewicht',
      sold: 'Verkauft',
      since: 'Seit',
      note: 'Notiz',
      codes: 'Codes',
      gtins: 'GTIN',
      place: 'Ort',
    },
    parts: { place: { city: 'Stadt' } },
    choices: { colour: { red: 'Rot', green: 'Grün' } },
    sections: { more: 'Mehr' },
  },
};

const directory = createDirectory([{ name: 'probes', entity: probe, path: 'probes', feature: 'companies' }]);
const caller: Caller = { kind: 'user', sub: '1', rights: [{ right: 'ADMIN' }] };

let rows: RaRecord[] = [];
let update: ReturnType<typeof vi.fn>;
let create: ReturnType<typeof vi.fn>;

wideWindow();
beforeAll(async () => {
  // What loads when a screen is opened is there by then: compiling half of the backoffice takes as long as it takes.
  await Promise.all([import('./form/GenericCreate.tsx'), import('./form/GenericEdit.tsx')]);
});
beforeEach(() => {
  rows = [
    { id: 'a', sid: 'a', name: { de: 'Ziegel', fr: 'Brique' }, colour: 'red', weight: 1250, version: 3 },
    { id: 'b', sid: 'b', name: { en: 'Beam' }, colour: 'green', since: '2024-02-29', sold: true, version: 1 },
  ];
  update = vi.fn(async (_: string, { id, data }: { id: string; data: object }) => ({
    data: { ...data, id },
  }));
  create = vi.fn(async (_: string, { data }: { data: { sid: string } }) => {
    const row = { ...data, id: data.sid };
    rows.push(row);
    return { data: row };
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(path: string) {
  const i18nProvider = await createI18nProvider({
    language: 'de',
    group: 'baustein',
    texts: { backoffice: german, faults, entities: labels },
    entityName: (name) => directory.find(name)?.entity.name,
  });
  const find = (id: unknown) => rows.find((row) => row.id === id);
  const dataProvider = {
    getList: async () => ({ data: rows, total: rows.length }),
    getOne: async (_: string, { id }: { id: unknown }) => ({ data: find(id) }),
    getMany: async (_: string, { ids }: { ids: unknown[] }) => ({ data: ids.map(find).filter(Boolean) }),
    update,
    create,
  } as unknown as DataProvider;
  const authProvider = {
    checkAuth: async () => {},
    checkError: async () => {},
    getPermissions: async () => caller,
    canAccess: async () => true,
  } as unknown as AuthProvider;
  const router = createMemoryRouter(
    [
      {
        path: '/:language/backoffice/*',
        element: (
          <BackofficeContext value={{ platform: platform('CH'), language: 'de', directory }}>
            <Admin
              basename="/de/backoffice"
              {...{ dataProvider, authProvider, i18nProvider }}
              store={memoryStore()}
              loginPage={false}
              disableTelemetry
            >
              {directory.resources.map((resource) => (
                <Resource key={resource.name} name={resource.name} {...guardedScreens(resource)} />
              ))}
            </Admin>
          </BackofficeContext>
        ),
      },
    ],
    { initialEntries: [`/de/backoffice/${path}`] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

describe('a declared entity', () => {
  test('has a list with its columns, labels and values', async () => {
    await open('probes');
    const table = await screen.findByRole('table');
    const heads = within(table)
      .getAllByRole('columnheader')
      // The checkbox of all stands among them.
      .flatMap((head) => head.textContent || []);
    expect(heads).toEqual(['Kennung', 'Name', 'Farbe', 'Gewicht', 'Verkauft', 'Seit', 'Übersetzt']);
    const [, first, second] = within(table).getAllByRole('row');
    expect(first?.textContent).toMatch(/^aZiegelRot1.25050.%fehlt: EN, IT$/);
    // A text that is missing in the reader's language is shown in another one, which is named.
    expect(second?.textContent).toMatch(/^bBeamENGrünJa29.02.202425.%fehlt: DE, FR, IT$/);
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: 'Ziegel' })
        .getAttribute('href'),
    ).toBe('/de/backoffice/probes/a');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Proben');
    expect(await screen.findByRole('combobox', { name: 'Farbe' })).toBeTruthy();
    expect(screen.getByRole('searchbox', { name: 'Suchen' })).toBeTruthy();
  });

  test('is edited in a form with its sections, and saved under its version', async () => {
    await open('probes/a');
    const city = await screen.findByLabelText('Stadt');
    expect(screen.getByRole('heading', { level: 2, name: 'Mehr' })).toBeTruthy();
    // The key was given once: it is shown, not entered.
    expect(screen.getByText('a')).toBeTruthy();
    expect(screen.queryByLabelText(/Kennung/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Italiano · fehlt' }));
    expect(screen.getByLabelText('Italiano · fehlt')).toBe(document.activeElement);
    fireEvent.click(screen.getByRole('button', { name: 'Aus DE übernehmen (IT)' }));
    fireEvent.change(city, { target: { value: 'Chur' } });
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      id: 'a',
      data: { place: { city: 'Chur' }, name: { de: 'Ziegel', fr: 'Brique', it: 'Ziegel' }, version: 3 },
    });
  });

  test('is made in a form that says what is missing or wrong before anything is sent', async () => {
    const router = await open('probes/create');
    fireEvent.change(await screen.findByLabelText(/Kennung/), { target: { value: 'Ä' } });
    fireEvent.change(screen.getByLabelText('Gewicht'), { target: { value: '-1' } });
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(/Nur Buchstaben ohne Akzente/)).toBeTruthy();
    expect(screen.getByText('Mindestens 0.')).toBeTruthy();
    expect(screen.getAllByText(faults.required)).toHaveLength(2);
    expect(await screen.findByText(german.ra.message.invalid_form)).toBeTruthy();
    expect(create).not.toHaveBeenCalled();

    fireEvent.change(screen.getByLabelText(/Kennung/), { target: { value: 'c' } });
    fireEvent.change(screen.getByLabelText('Gewicht'), { target: { value: '2' } });
    fireEvent.change(screen.getByLabelText('Deutsch'), { target: { value: 'Dach' } });
    fireEvent.mouseDown(screen.getByLabelText(/Farbe/));
    fireEvent.click(await screen.findByRole('option', { name: 'Grün' }));
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    expect(create.mock.calls[0]?.[1].data).toMatchObject({
      sid: 'c',
      name: { de: 'Dach' },
      colour: 'green',
      weight: 2,
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/de/backoffice/probes/c'));
  });

  test('that somebody else changed elsewhere meanwhile is put together and saved', async () => {
    await open('probes/a');
    fireEvent.change(await screen.findByLabelText('Notiz'), { target: { value: 'meine' } });
    update.mockRejectedValueOnce(new HttpError('Inzwischen geändert', 412, { current: 4 }));
    rows[0] = { ...(rows[0] as RaRecord), name: { de: 'Ziegel', fr: 'Tuile' }, version: 4 };
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1]).toMatchObject({
      data: { note: 'meine', name: { de: 'Ziegel', fr: 'Tuile' }, version: 4 },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that somebody else changed in the same place meanwhile is compared, not overwritten', async () => {
    await open('probes/a');
    fireEvent.change(await screen.findByLabelText('Notiz'), { target: { value: 'meine' } });
    update.mockRejectedValueOnce(new HttpError('Inzwischen geändert', 412, { current: 4 }));
    rows[0] = { ...(rows[0] as RaRecord), note: 'ihre', version: 4 };
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByText('ihre');
    expect(within(dialog).getByText('meine')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'So speichern' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1]).toMatchObject({ data: { note: 'meine', version: 4 } });
  });

  test('shows the faults that only the server finds at their fields', async () => {
    await open('probes/a');
    fireEvent.change(await screen.findByLabelText('Notiz'), { target: { value: 'x' } });
    update.mockRejectedValueOnce(
      new HttpError('Angaben fehlerhaft', 422, { errors: { 'place.city': 'Diese Stadt gibt es nicht.' } }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Diese Stadt gibt es nicht.')).toBeTruthy();
  });
});
