import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { Button } from '@mui/material';
import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import { today } from '../../../resources/today.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useNow } from '../../directory/useNow.ts';
import { useText } from '../../directory/useText.ts';
import { PreviewButton } from '../drafts/PreviewButton.tsx';
import { publicPath } from './publicPath.ts';

/** Leads to the page on which visitors see the record; for what is not to be seen yet, to its preview. */
export function PublicPageButton({ entity, row }: { entity: Entity; row: Row }) {
  const { language } = useBackoffice();
  const text = useText();
  const path = publicPath(entity, language, row, today(useNow()));
  if (!path) return <PreviewButton entity={entity} row={row} />;
  return (
    <Button variant="outlined" color="secondary" href={path} target="_blank" startIcon={<OpenInNewIcon />}>
      {text('list.publicPage')}
    </Button>
  );
}
