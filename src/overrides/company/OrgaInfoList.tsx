import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useGetList, type RaRecord } from 'ra-core';
import { Link } from 'react-router-dom';
import { languages } from '../../../resources/language/languages.ts';
import { languagesOf } from '../../../resources/platform/platforms.ts';
import { nameOf } from '../../../providers/i18n/nameOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { useMay } from '../../directory/useMay.ts';
import { useText } from '../../directory/useText.ts';
import { GenericList } from '../../views/list/GenericList.tsx';
import { useResource } from '../../views/useResource.ts';

/** What a company says of itself, a record per language; those that are missing begin with what another one says. */
export function OrgaInfoList({ resource }: { resource: BackofficeResource }) {
  const text = useText();
  const { platform, language } = useBackoffice();
  const { parents, create } = useResource(resource);
  const mayMake = useMay()('create', resource, parents);
  const { data = [] } = useGetList(resource.name, {
    filter: parents,
    pagination: { page: 1, perPage: languages.length },
  });
  const said = new Map(data.map((info) => [String(info.language), info]));
  const model = said.get(language) ?? data[0];
  const missing = model ? languagesOf(platform.dataset).filter((each) => !said.has(each)) : [];
  return (
    <GenericList
      resource={resource}
      actions={
        mayMake &&
        missing.map((each) => (
          <Button
            key={each}
            variant="outlined"
            color="warning"
            startIcon={<AddIcon />}
            component={Link}
            to={create}
            state={{ record: { ...contentOf(model), language: each } }}
          >
            {text('list.addLanguage', { language: nameOf(each) })}
          </Button>
        ))
      }
    />
  );
}

/** What is copied: not what tells one stored record from another. */
function contentOf({
  id: _id,
  version: _version,
  createdAt: _at,
  updatedAt: _on,
  ...content
}: Partial<RaRecord> = {}) {
  return content;
}
