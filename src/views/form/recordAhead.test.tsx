// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { noteResource as resource } from '../../../tests/setup/noteEntity.ts';
import { wideWindow } from '../../../tests/setup/wideWindow.ts';
import { createDirectory } from '../../directory/Directory.ts';
import { themesOf } from '../../theme/theme.ts';
import { GenericEdit } from './GenericEdit.tsx';
import { useRecordAhead } from './recordAhead.ts';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

wideWindow();
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A row of a list, and the form to which it leads. */
function RowAndForm() {
  const near = useRecordAhead(resource);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        onPointerEnter={() => near('n1')}
        onPointerLeave={() => near(undefined)}
        onClick={() => setOpen((was) => !was)}
      >
        Dach
      </button>
      {isOpen && <GenericEdit resource={resource} />}
    </>
  );
}

async function beginAtRow() {
  const inside = await insideBackoffice({
    directory: createDirectory([resource]),
    at: 'notes/n1',
    pattern: 'notes/:id/*',
    answer: ({ path }) =>
      path === '/api/import/note/CH/n1'
        ? Response.json({ sid: 'n1', heading: 'Dach', place: { city: 'Chur', zip: '7000' }, version: 3 })
        : undefined,
  });
  render(
    <ThemeProvider theme={createTheme(themesOf('baustein').light)}>
      <RowAndForm />
    </ThemeProvider>,
    { wrapper: inside.wrapper },
  );
  const row = await screen.findByRole('button', { name: 'Dach' });
  const reads = () => inside.calls.filter(({ path }) => path === '/api/import/note/CH/n1').length;
  return { row, reads };
}

it('A record on which the pointer rests is read then, and once: its form opens with it (behaviour B598)', async () => {
  const { row, reads } = await beginAtRow();
  fireEvent.pointerEnter(row);
  await waitFor(() => expect(reads()).toBe(1));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  fireEvent.click(row);
  await screen.findByLabelText(/^heading/);
  expect(reads()).toBe(1);

  fireEvent.click(row);
  const later = Date.now() + 6000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  fireEvent.click(row);
  await waitFor(() => expect(reads()).toBe(2));
});

it('A row that the pointer only passes over asks for nothing', async () => {
  const { row, reads } = await beginAtRow();
  fireEvent.pointerEnter(row);
  fireEvent.pointerLeave(row);
  fireEvent.click(row);
  await screen.findByLabelText(/^heading/);
  expect(reads()).toBe(1);
});
