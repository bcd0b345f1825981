import CopyIcon from '@mui/icons-material/ContentCopy';
import { Button } from '@mui/material';
import type { RaRecord } from 'ra-core';
import { Link } from 'react-router-dom';
import { useMay } from '../../directory/useMay.ts';
import { useText } from '../../directory/useText.ts';
import { copyOf } from './copyOf.ts';
import type { OpenResource } from '../useResource.ts';

/** Begins a new record with what this one says, for who may make one. */
export function DuplicateButton({ open, record }: { open: OpenResource; record: RaRecord }) {
  const { entity } = open.resource;
  const text = useText();
  const mayMake = useMay()('create', open.resource, open.parents);
  const isMade = entity.calls.includes('create') || (entity.calls.includes('update') && !entity.uploaded);
  // Where the key is one of a few choices there is at most one of each.
  const isOfChoices = entity.key.every((key) => key in open.parents || entity.fields[key]?.kind === 'choice');
  if (!mayMake || !isMade || isOfChoices) return null;
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<CopyIcon />}
      component={Link}
      to={open.create}
      state={{ record: { ...copyOf(entity, record), ...open.parents } }}
    >
      {text('bulk.duplicate')}
    </Button>
  );
}
