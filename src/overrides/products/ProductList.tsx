import OrderIcon from '@mui/icons-material/SwapVert';
import { Button } from '@mui/material';
import { useBasename, useCanAccess } from 'ra-core';
import { Link } from 'react-router-dom';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useText } from '../../directory/useText.ts';
import { GenericList } from '../../views/GenericList.tsx';
import { useResource } from '../../views/useResource.ts';

/** The products of a company, with the way to their order. */
export function ProductList({ resource }: { resource: BackofficeResource }) {
  const text = useText();
  const basename = useBasename();
  const { parents } = useResource(resource);
  const { canAccess } = useCanAccess({ action: 'edit', resource: resource.name, record: parents });
  return (
    <GenericList
      resource={resource}
      actions={
        canAccess && (
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<OrderIcon />}
            component={Link}
            to={`${basename}/orga/${encodeURIComponent(parents.orgaSid ?? '')}/product-order`}
          >
            {text('order.open')}
          </Button>
        )
      }
    />
  );
}
