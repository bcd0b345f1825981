import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import type { Entity } from '../../resources/entity.ts';
import type { Row } from '../../resources/shape.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { useText } from '../directory/useText.ts';
import { publicPath } from './publicPath.ts';

/** Leads to the page on which visitors see the record; nothing for what has none. */
export function PublicPageButton({ entity, row }: { entity: Entity; row: Row }) {
  const { language } = useBackoffice();
  const text = useText();
  const path = publicPath(entity, language, row);
  if (!path) return null;
  return (
    <Button variant="outlined" color="secondary" href={path} target="_blank" startIcon={<OpenInNewIcon />}>
      {text('list.publicPage')}
    </Button>
  );
}
