import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Button } from '@mui/material';
import type { Entity } from '../../../resources/entity.ts';
import type { Row } from '../../../resources/shape.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { pagePath } from '../form/publicPath.ts';

/**
 * Leads to the page of a record as it will be: by an address that can be sent to whoever may read the record here (behaviour
 * B490). Nothing for what has no preview.
 */
export function PreviewButton({ entity, row }: { entity: Entity; row: Row }) {
  const { language } = useBackoffice();
  const text = useText();
  const path = entity.preview && pagePath(entity, language, row);
  if (!path) return null;
  return (
    <Button
      variant="outlined"
      color="secondary"
      href={`${path}?preview=1`}
      target="_blank"
      startIcon={<PreviewIcon />}
    >
      {text('preview.title')}
    </Button>
  );
}
