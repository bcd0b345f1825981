import DownloadIcon from '@mui/icons-material/Download';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useBasename, useNotify } from 'ra-core';
import { Link } from 'react-router-dom';
import { download } from '../../providers/data/download.ts';
import { sharedTableUrl } from '../../providers/data/sharedTableUrl.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { sharedImportPath } from '../directory/reportAddress.ts';
import { useMay } from '../directory/useMay.ts';
import { useText } from '../directory/useText.ts';
import { GenericList } from '../views/list/GenericList.tsx';

/** All records of an entity that belong to no company, with the ways in and out for many at once. */
export function SharedList({ resource }: { resource: BackofficeResource }) {
  const text = useText();
  const basename = useBasename();
  const notify = useNotify();
  const { platform } = useBackoffice();
  const mayMake = useMay()('create', resource);
  const { name } = resource.entity;
  const save = (format: 'xlsx' | 'csv') => () =>
    void download(sharedTableUrl(name, format, platform.key), `${name}.${format}`).catch(
      ({ message }: Error) => notify(message, { type: 'error', messageArgs: { _: message } }),
    );
  return (
    <GenericList
      resource={resource}
      actions={
        <>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Button
              key={format}
              variant="outlined"
              color="secondary"
              startIcon={<DownloadIcon />}
              onClick={save(format)}
            >
              {format === 'xlsx' ? 'Excel' : 'CSV'}
            </Button>
          ))}
          {mayMake && (
            <Button
              variant="outlined"
              color="secondary"
              startIcon={<UploadIcon />}
              component={Link}
              to={`${basename}/${sharedImportPath(name)}`}
            >
              {text('import.many')}
            </Button>
          )}
        </>
      }
    />
  );
}
