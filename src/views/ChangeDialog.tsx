import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Entity } from '../../resources/entity.ts';
import { getAt, type Row } from '../../resources/shape.ts';
import type { Parents } from '../directory/addresses.ts';
import type { Leaf } from '../directory/Leaf.ts';
import { useText } from '../directory/useText.ts';
import { actsOn, type Act } from '../fields/acts.ts';
import { LeafPicker } from '../fields/leaves/LeafPicker.tsx';
import { useAllLeaves } from '../fields/leaves/useAllLeaves.ts';
import { useAttributes } from '../fields/values/useAttributes.ts';
import { ActInput } from './bulk/ActInput.tsx';
import type { LeafAct } from './bulk/LeafAct.ts';
import { judgeAct } from './bulk/judgeAct.ts';
import { changeable, companyOf } from './changeable.ts';

interface Needs {
  entity: Entity;
  parents: Parents;
  /** Those of the chosen records that are on the screen. */
  rows: readonly Row[];
  count: number;
  onChange: (act: LeafAct) => void;
  onClose: () => void;
}

/** Asks what is to be done to which leaf of several records: all else in them stays as it is (behaviour B218). */
export function ChangeDialog({ entity, parents, rows, count, onChange, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const orgaSid = parents.orgaSid ?? companyOf(entity, rows);
  const leaves = changeable(useAllLeaves(entity), { entity, parents, orgaSid });
  const attributes = useAttributes(Object.values(entity.fields).some(({ kind }) => kind === 'values'));
  const [leaf, setLeaf] = useState<Leaf>();
  const [act, setAct] = useState<Act>('set');
  const form = useForm<Row>();
  const acts = leaf ? actsOn(leaf.place.field) : [];

  function choose(next: Leaf) {
    form.reset({});
    setLeaf(next);
    setAct(actsOn(next.place.field)[0] ?? 'set');
  }

  function submit() {
    if (!leaf) return;
    const given: unknown = getAt(form.getValues(), leaf.path);
    const { value, fault } = judgeAct({ leaf, act, value: given }, attributes.get(leaf.attribute ?? ''));
    if (!fault) return onChange({ leaf, act, value });
    const message = translate(`faults.${fault.code}`, { ...fault.values, _: fault.code });
    form.setError(leaf.path.join('.'), { message });
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{text('list.changeTitle', { count })}</DialogTitle>
      <DialogContent>
        <LeafPicker entity={entity} leaves={leaves} value={leaf} onChange={choose} />
        {acts.length > 1 && (
          <TextField
            select
            fullWidth
            margin="dense"
            label={text('list.act')}
            value={act}
            onChange={({ target }) => {
              form.reset({});
              setAct(acts.find((one) => one === target.value) ?? 'add');
            }}
          >
            {acts.map((one) => (
              <MenuItem key={one} value={one}>
                {text(`list.acts.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {leaf && (
          <FormProvider {...form}>
            {/* Whose the uploads are that are given to all of them. */}
            <RecordContextProvider value={{ id: '', ...(entity.owner && { [entity.owner]: orgaSid }) }}>
              <ActInput key={`${leaf.path.join('.')} ${act}`} leaf={leaf} act={act} rows={rows} />
            </RecordContextProvider>
          </FormProvider>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" onClick={submit} disabled={!leaf}>
          {text('list.change')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
