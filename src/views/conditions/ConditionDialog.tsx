import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Entity } from '../../../resources/entity.ts';
import type { Condition } from '../../../resources/kinds/condition.ts';
import { momentField } from '../../../resources/systemMoments.ts';
import type { Leaf } from '../../directory/Leaf.ts';
import type { Parents } from '../../directory/addresses.ts';
import { useText } from '../../directory/useText.ts';
import { LeafPicker } from '../../fields/leaves/LeafPicker.tsx';
import { useAllLeaves } from '../../fields/leaves/useAllLeaves.ts';
import { askableLeaves } from './askable.ts';
import { ConditionInput } from './ConditionInput.tsx';

interface Needs {
  entity: Entity;
  parents: Parents;
  onAsk: (leaf: Leaf, condition: Condition) => void;
  onClose: () => void;
}

/** Asks by which leaf a list is narrowed, and how. */
export function ConditionDialog({ entity, parents, onAsk, onClose }: Needs) {
  const text = useText();
  const translate = useTranslate();
  const leaves = askableLeaves({ entity, leaves: useAllLeaves(entity), parents });
  const [leaf, setLeaf] = useState<Leaf>();
  const [condition, setCondition] = useState<Condition>({ has: false });
  const [isAsked, setAsked] = useState(false);
  const isWhole = Object.keys(condition).length > 0;

  function submit() {
    setAsked(true);
    if (leaf && isWhole) onAsk(leaf, condition);
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <DialogTitle>{text('list.filterTitle')}</DialogTitle>
        <DialogContent>
          <LeafPicker
            entity={entity}
            leaves={leaves}
            value={leaf}
            onChange={(next) => {
              setLeaf(next);
              setCondition(next && next.place.field !== momentField ? { has: false } : {});
              setAsked(false);
            }}
          />
          {leaf && (
            <ConditionInput
              key={leaf.path.join('.')}
              leaf={leaf}
              condition={condition}
              onChange={setCondition}
              fault={isAsked && !isWhole ? translate('faults.required') : undefined}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" type="submit" disabled={!leaf}>
            {text('list.filter')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
