import OrderIcon from '@mui/icons-material/SwapVert';
import { Button } from '@mui/material';
import { useBasename, useCanAccess } from 'ra-core';
import { Link } from 'react-router-dom';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { features } from '../../../resources/rights.ts';
import { useText } from '../../directory/useText.ts';
import { useOpenFeatures } from '../../layout/useOpenFeatures.ts';
import { GenericList } from '../../views/GenericList.tsx';
import { useResource } from '../../views/useResource.ts';

/** The products of a company, with the way to their order. */
export function ProductList({ resource }: { resource: BackofficeResource }) {
  const text = useText();
  const basename = useBasename();
  const { parents } = useResource(resource);
  const { canAccess } = useCanAccess({ action: 'edit', resource: resource.name, record: parents });
  const mayImport = useOpenFeatures().features.includes('import');
  const company = encodeURIComponent(parents.orgaSid ?? '');
  return (
    <GenericList
      resource={resource}
      empty={
        mayImport
          ? {
              advice: text('list.importAdvice'),
              action: {
                label: text('list.toImport'),
                to: `${basename}/${features.import.path}?company=${company}`,
              },
            }
          : undefined
      }
      actions={
        canAccess && (
          <Button
            variant="outlined"
            color="secondary"
            startIcon={<OrderIcon />}
            component={Link}
            to={`${basename}/orga/${company}/product-order`}
          >
            {text('order.open')}
          </Button>
        )
      }
    />
  );
}
