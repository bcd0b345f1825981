import OrderIcon from '@mui/icons-material/SwapVert';
import { Button } from '@mui/material';
import { useBasename } from 'ra-core';
import { Link } from 'react-router-dom';
import { orderAddress } from '../../directory/orderPath.ts';
import { useMay } from '../../directory/useMay.ts';
import { useText } from '../../directory/useText.ts';
import type { OpenResource } from '../useResource.ts';

/** Leads from a list to where its records are put in order; nothing where they have none, or for whoever may not. */
export function OrderButton({ open: { resource, parents } }: { open: OpenResource }) {
  const text = useText();
  const basename = useBasename();
  const mayOrder = useMay()('edit', resource, parents);
  const address = orderAddress(resource, parents);
  if (address === undefined || !mayOrder) return null;
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<OrderIcon />}
      component={Link}
      to={`${basename}/${address}`}
    >
      {text('order.open')}
    </Button>
  );
}
