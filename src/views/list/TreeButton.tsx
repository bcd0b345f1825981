import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import { Button } from '@mui/material';
import { useBasename } from 'ra-core';
import { Link } from 'react-router-dom';
import { features } from '../../../resources/platform/rights.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { treePath } from '../../directory/treePath.ts';
import { useText } from '../../directory/useText.ts';

/** Leads from a list to its tree; nothing where there is none, or where a tab beside the list leads there. */
export function TreeButton({ resource }: { resource: BackofficeResource }) {
  const text = useText();
  const basename = useBasename();
  const path = treePath(resource);
  if (path === undefined || features[resource.feature].path === path) return null;
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<TreeIcon />}
      component={Link}
      to={`${basename}/${path}`}
    >
      {text('tree.asTree')}
    </Button>
  );
}
