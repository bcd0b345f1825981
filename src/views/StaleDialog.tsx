import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useDataProvider, useEditContext } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import { getAt } from '../../resources/shape.ts';
import { toJson } from '../../providers/data/toJson.ts';
import { useLabels } from '../directory/useLabels.ts';
import { useText } from '../directory/useText.ts';
import { placeOf } from '../directory/Place.ts';
import { Value } from '../fields/Value.tsx';

interface Needs {
  entity: Entity;
  /** What was to be saved. */
  mine: Row;
  onClose: () => void;
}

/** Somebody else was faster: both versions side by side, and the choice between them. */
export function StaleDialog({ entity, mine, onClose }: Needs) {
  const text = useText();
  const labels = useLabels();
  const { record, refetch, save, resource } = useEditContext();
  const dataProvider = useDataProvider();
  const { data: theirs } = useQuery({
    queryKey: [resource, 'stored', record?.id, mine.version],
    gcTime: 0,
    queryFn: async () => (await dataProvider.getOne(resource, { id: record?.id })).data as Row,
  });
  const differing = theirs ? differingFields(entity, mine, theirs) : [];

  async function takeTheirs() {
    await refetch();
    onClose();
  }

  async function keepMine() {
    onClose();
    await save?.({ ...mine, version: theirs?.version });
  }

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{text('form.staleTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{text('form.staleText')}</DialogContentText>
        {theirs && differing.length === 0 && <DialogContentText>{text('form.staleSame')}</DialogContentText>}
        {differing.length > 0 && (
          <Table size="small" sx={{ mt: 2 }}>
            <TableHead>
              <TableRow>
                <TableCell>{text('form.staleField')}</TableCell>
                <TableCell>{text('form.staleMine')}</TableCell>
                <TableCell>{text('form.staleTheirs')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {differing.map((name) => {
                const place = placeOf(entity, name);
                return (
                  <TableRow key={name}>
                    <TableCell component="th" scope="row">
                      {labels.field(place)}
                    </TableCell>
                    {[mine, theirs as Row].map((row, index) => (
                      <TableCell key={index === 0 ? 'mine' : 'theirs'} sx={{ overflowWrap: 'anywhere' }}>
                        <Value place={place} value={row[name]} record={row} />
                      </TableCell>
                    ))}
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void takeTheirs()}>{text('form.takeTheirs')}</Button>
        <Button variant="contained" disabled={!theirs} onClick={() => void keepMine()}>
          {text('form.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The fields in which what would be sent differs from what is stored. */
function differingFields(entity: Entity, mine: Row, theirs: Row): string[] {
  const [ours, stored] = [toJson(entity, mine), toJson(entity, theirs)];
  return Object.entries(entity.fields).flatMap(([name, { at = name }]) => {
    const [a, b] = [ours, stored].map((json) => JSON.stringify(getAt(json, at.split('.'))));
    return a === b ? [] : [name];
  });
}
