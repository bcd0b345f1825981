import DraftIcon from '@mui/icons-material/EditNoteOutlined';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { readDashboard } from '../../../providers/data/dashboard.ts';
import { idOf } from '../../../providers/data/recordId.ts';
import { draftAddress, recordAddress } from '../../directory/addresses.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import type { OpenResource } from '../useResource.ts';

/** Leads from a list to the drafts of its records, also to those of records that are not there yet; nothing where there are none. */
export function DraftsButton({ open: { resource, parents } }: { open: OpenResource }) {
  const { entity } = resource;
  const { directory, platform, language } = useBackoffice();
  const text = useText();
  const basename = useBasename();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const orgaSid = entity.owner && parents[entity.owner];
  const { data: drafts = [] } = useQuery({
    queryKey: ['dashboard', 'drafts', platform.key, language, entity.name, orgaSid],
    enabled: entity.drafts === true,
    queryFn: () =>
      readDashboard.drafts(platform.key, language, { entity: entity.name, ...(orgaSid && { orgaSid }) }),
  });
  if (drafts.length === 0) return null;
  const home = directory.homeOf(resource);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<DraftIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {text('draft.list', { count: drafts.length })}
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        // Within the landmark of the screen, as all that is read.
        container={() => anchor?.closest('main') ?? document.body}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': text('draft.list', { count: drafts.length }) } }}
      >
        {drafts.map(({ key, title, state, who, isBegun }) => (
          <MenuItem
            key={key.join(' ')}
            component={Link}
            to={basename + (isBegun ? draftAddress : recordAddress)(home, idOf(key))}
          >
            <ListItemText
              primary={title}
              secondary={[isBegun && text('draft.new.unseen'), text(`draft.states.${state}`), who]
                .filter(Boolean)
                .join(' · ')}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
