import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Act } from '../../../resources/bulk/actsOn.ts';
import type { BulkChange } from '../../../resources/calls/bulkChange.ts';
import type { Entity } from '../../../resources/entity.ts';
import { getAt, type Row } from '../../../resources/shape.ts';
import type { Parents } from '../../directory/addresses.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import { useNumber } from '../../directory/useNumber.ts';
import { useText } from '../../directory/useText.ts';
import { LeafPicker } from '../../fields/leaves/LeafPicker.tsx';
import { useAllLeaves } from '../../fields/leaves/useAllLeaves.ts';
import { useLeafLabel } from '../../fields/leaves/useLeafLabel.ts';
import { ActInput } from '../bulk/ActInput.tsx';
import { BulkPreview } from '../bulk/BulkPreview.tsx';
import type { AskedChange } from '../bulk/BulkDialogsContext.ts';
import { useActsOn } from '../bulk/useActsOn.ts';
import { useBulkPlan } from '../bulk/useBulkPlan.ts';
import { changeable, companyOf } from '../form/changeable.ts';

interface Needs extends AskedChange {
  entity: Entity;
  parents: Parents;
  onDone: (change: BulkChange) => void;
  onClose: () => void;
}

/**
 * Asks what is to be done to which leaf of several records, and shows what would become of each before it is done: all else
 * in them stays as it is (behaviour B218, B481).
 */
export function ChangeDialog({ entity, parents, rows, count, chosen, onDone, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const number = useNumber();
  const orgaSid = parents.orgaSid ?? companyOf(entity, rows);
  const leaves = changeable(useAllLeaves(entity), { entity, parents, orgaSid });
  const [leaf, setLeaf] = useState<Leaf>();
  const acts = useActsOn(leaf);
  const [picked, setPicked] = useState<Act>();
  const act = acts.find((one) => one === picked) ?? acts[0] ?? 'set';
  const form = useForm<Row>();
  const labelOf = useLeafLabel(entity);
  const { plan, fault, look, run, drop } = useBulkPlan(onDone);

  function choose(next: Leaf) {
    form.reset({});
    setLeaf(next);
    setPicked(undefined);
  }

  function preview() {
    if (!leaf) return;
    const given = form.getValues();
    const value: unknown = getAt(given, leaf.path);
    const find = typeof given.find === 'string' ? given.find : undefined;
    void look({
      entity: entity.name,
      ...chosen,
      place: leaf.path.join('.'),
      act,
      ...(value !== undefined && value !== null && value !== '' && { value }),
      ...(act === 'replace' && find && { find }),
    });
  }

  const isSeen = leaf !== undefined && plan !== undefined;
  const canRun = isSeen && plan.state === 'ready' && plan.changed > 0;
  const backButton = useRef<HTMLButtonElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  // What has the focus must not be out of order: keys that are pressed on it, Escape too, would reach nothing.
  useEffect(() => {
    if (isSeen) (canRun ? runButton : backButton).current?.focus();
  }, [isSeen, canRun]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="change-title">
      <DialogTitle id="change-title">{text('list.changeTitle', { count, n: number(count) })}</DialogTitle>
      {/* What is only read is scrolled by the keyboard too. */}
      <DialogContent {...(isSeen && { tabIndex: 0 })}>
        {isSeen ? (
          <BulkPreview entity={entity} leaf={leaf} plan={plan} />
        ) : (
          <>
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
                  setPicked(acts.find((one) => one === target.value));
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
                  <form
                    onSubmit={(event) => {
                      event.preventDefault();
                      preview();
                    }}
                  >
                    <ActInput key={`${leaf.path.join('.')} ${act}`} leaf={leaf} act={act} rows={rows} />
                  </form>
                </RecordContextProvider>
              </FormProvider>
            )}
            <Typography variant="caption" color="text.secondary" component="p">
              {text('bulk.restStays')}
            </Typography>
          </>
        )}
        {fault !== undefined && (
          <Alert severity="error" sx={{ mt: 1.5 }}>
            {leaf && fault.isOfValue ? `${labelOf(leaf)}: ${fault.message}` : fault.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button ref={backButton} onClick={isSeen ? drop : onClose}>
          {isSeen ? text('bulk.back') : translate('ra.action.cancel')}
        </Button>
        {isSeen ? (
          <Button key="run" ref={runButton} variant="contained" onClick={() => void run()} disabled={!canRun}>
            {text('bulk.run', { count: plan.changed, n: number(plan.changed) })}
          </Button>
        ) : (
          <Button key="preview" variant="contained" onClick={preview} disabled={!leaf}>
            {text('bulk.preview')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
