import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { takeProposal, type TakenAs } from '../../../providers/data/attributeProposals.ts';
import type { AttributeProposal } from '../../../resources/calls/attributeProposals.ts';
import { reference } from '../../../resources/kinds/grammar.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { ReferencePicker } from '../../fields/reference/ReferencePicker.tsx';
import { NewAttribute } from './NewAttribute.tsx';

interface Needs {
  proposal: AttributeProposal;
  as: 'make' | 'map';
  onTaken: (heading: string) => Promise<void>;
  onClose: () => void;
}

const anyAttribute = reference('attribute');
const nowhere = {};

/** Makes an attribute of a column, in all languages, or says which one it is. */
export function ProposalDialog({ proposal, as, onTaken, onClose }: Needs) {
  const { platform } = useBackoffice();
  const text = useText();
  const translate = useTranslate();
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const { heading, unit } = proposal;
  const [attribute, setAttribute] = useState<TakenAs['attribute']>();
  const taking = useMutation({
    mutationFn: async () => {
      if (attribute === undefined) return;
      const said = unit !== null && { unit };
      await takeProposal(platform.key, { heading, attribute, ...said });
      await onTaken(heading);
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isSmall}
      aria-labelledby="proposal-title"
    >
      <DialogTitle id="proposal-title" sx={{ overflowWrap: 'anywhere' }}>
        {text(as === 'make' ? 'proposals.dialogMake' : 'proposals.dialogMap', { heading })}
      </DialogTitle>
      <DialogContent>
        {as === 'make' ? (
          <NewAttribute proposal={proposal} onChange={setAttribute} />
        ) : (
          <ReferencePicker
            field={anyAttribute}
            label={translate('entities.attribute.name', { smart_count: 1 })}
            value={typeof attribute === 'string' ? [attribute] : []}
            onChange={([sid]) => setAttribute(sid)}
            within={nowhere}
          />
        )}
        {taking.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {taking.error.message}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={attribute === undefined || taking.isPending}
          onClick={() => taking.mutate()}
        >
          {text('proposals.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
