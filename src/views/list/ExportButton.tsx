import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useBasename, usePermissions } from 'ra-core';
import { Link } from 'react-router-dom';
import { canOpenFeature } from '../../../resources/access/canOpenFeature.ts';
import type { Caller } from '../../../resources/access/rule.ts';
import type { Entity } from '../../../resources/entity.ts';
import { platformGroups } from '../../../resources/platform/platformGroups.ts';
import { features, type Feature } from '../../../resources/platform/rights.ts';
import type { Row } from '../../../resources/shape.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';

interface Needs {
  entity: Entity;
  /** A record, or what the records of a list share. */
  row: Row;
}

/** Where a company, or the list of its products, carries the download because the menu has none; else nothing. */
export function ExportButton({ entity, row }: Needs) {
  const { platform } = useBackoffice();
  const text = useText();
  const basename = useBasename();
  const { permissions: caller } = usePermissions<Caller>();
  const orgaSid =
    entity.name === 'orga' ? row.sid : entity.name === 'product' && !row.sid ? row.orgaSid : undefined;
  const menu: readonly Feature[] = platformGroups[platform.group].menu;
  if (!orgaSid || menu.includes('export') || !caller || !canOpenFeature(caller, 'export', platform))
    return null;
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<DownloadIcon />}
      component={Link}
      to={`${basename}/${features.export.path}?company=${encodeURIComponent(String(orgaSid))}`}
    >
      {text('export.title')}
    </Button>
  );
}
