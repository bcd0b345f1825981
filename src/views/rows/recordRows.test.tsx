// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import {
  ListContextProvider,
  ResourceContextProvider,
  useList,
  useRecordSelection,
  type RaRecord,
} from 'ra-core';
import { DataTable } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createDirectory } from '../../directory/Directory.ts';
import { insideBackoffice } from '../../../tests/setup/insideBackoffice.tsx';
import { RecordRows } from './RecordRows.tsx';

vi.mock('aws-amplify/auth', async () => (await import('../../../tests/setup/mockedPool.ts')).pool);

const doors = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `Türe ${id}`, width: 900 }));
const hidden = ['width'];

function Doors() {
  const list = useList({ data: doors });
  const [selectedIds, { select, toggle }] = useRecordSelection({ resource: 'door' });
  return (
    <ListContextProvider value={{ ...list, selectedIds, onSelect: select, onToggleItem: toggle }}>
      <DataTable
        body={RecordRows}
        bulkActionsToolbar={<></>}
        bulkActionButtons
        hiddenColumns={hidden}
        rowClick={(id) => `/de/backoffice/doors/${id}`}
      >
        <DataTable.Col source="name" render={(door: RaRecord) => <b>{door.name}</b>} />
        <DataTable.Col source="width" render={(door: RaRecord) => door.width} />
      </DataTable>
      <output>{useLocation().pathname}</output>
    </ListContextProvider>
  );
}

async function openDoors() {
  const inside = await insideBackoffice({ directory: createDirectory(), answer: () => undefined });
  render(
    <inside.wrapper>
      <ResourceContextProvider value="door">
        <Doors />
      </ResourceContextProvider>
    </inside.wrapper>,
  );
  const rows = (await screen.findAllByRole('row')).slice(1);
  return { rows, boxes: rows.map((row) => within(row).getByRole('checkbox', { name: /./ })) };
}

afterEach(cleanup);

test('Rows have a cell for their box and one for each column that is not hidden', async () => {
  const { rows } = await openDoors();
  expect(rows.map((row) => row.textContent)).toEqual(doors.map(({ name }) => name));
  expect(rows.map((row) => within(row).getAllByRole('cell').length)).toEqual([2, 2, 2, 2]);
});

test('A box chooses its row without opening it, and with Shift all up to there', async () => {
  const { boxes } = await openDoors();
  fireEvent.click(boxes[0]!);
  expect(boxes.map((box) => box.matches(':checked'))).toEqual([true, false, false, false]);
  fireEvent.click(boxes[2]!, { shiftKey: true });
  expect(boxes.map((box) => box.matches(':checked'))).toEqual([true, true, true, false]);
  expect(screen.getByText(/backoffice/, { selector: 'output' }).textContent).not.toContain('doors');
});

test('A click anywhere else in a row opens its record', async () => {
  const { rows } = await openDoors();
  fireEvent.click(within(rows[1]!).getByText('Türe b'));
  expect(await screen.findByText('/de/backoffice/doors/b', { selector: 'output' })).toBeDefined();
});
