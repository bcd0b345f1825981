import CheckIcon from '@mui/icons-material/Check';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Divider, IconButton, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useListContext } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { audiences, type ShownView } from '../../../resources/calls/savedViews.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { notify } from '../../../ui/notifications/notify.ts';
import { useText } from '../../directory/useText.ts';
import type { OpenResource } from '../useResource.ts';
import { queryOf } from './queryOf.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import type { useKeptLayout } from './useLayout.ts';
import { useViews } from './useViews.ts';

interface Needs {
  open: OpenResource;
  kept: ReturnType<typeof useKeptLayout>;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The views of a list by whom they are for; choosing one is going to its address. */
export function ViewsMenu({ open, kept, anchor, onClose }: Needs) {
  const text = useText();
  const navigate = useNavigate();
  const { filterValues, sort, perPage } = useListContext();
  const { views, error, keep, drop } = useViews(open.resource.name);
  const [isSaving, setSaving] = useState(false);
  const query = queryOf({ filterValues, sort, perPage, layout: kept.layout });
  const remove = async ({ sid, name, audience, orgaSid, query: shown }: ShownView) => {
    try {
      await drop(sid);
      const undo = () => void keep({ name, audience, orgaSid, query: shown }).catch(fail);
      notify({ type: 'success', message: text('views.dropped', { name }), undo });
    } catch (failure) {
      fail(failure);
    }
  };
  const copy = async () => {
    await navigator.clipboard.writeText(`${location.origin}${open.list}?${query}`);
    notify({ type: 'success', message: text('views.copied') });
    onClose();
  };
  if (isSaving)
    return (
      <SaveViewDialog
        open={open}
        query={query}
        views={views ?? []}
        onClose={onClose}
        onKeep={async (view) => {
          await keep(view);
          notify({ type: 'success', message: text('views.kept', { name: view.name }) });
          onClose();
        }}
      />
    );
  return (
    <Menu
      open
      anchorEl={anchor}
      // Within the landmark of the screen, as all that is read.
      container={() => anchor.closest('main')}
      disableScrollLock
      onClose={onClose}
      slotProps={{ list: { 'aria-label': text('views.title') } }}
    >
      {error && <Alert severity="error">{error.message}</Alert>}
      {audiences.flatMap((audience) => {
        const ofThese = views?.filter((view) => view.audience === audience) ?? [];
        if (ofThese.length === 0) return [];
        return [
          <ListSubheader key={audience} role="presentation" sx={{ lineHeight: '32px' }}>
            {text(`views.audiences.${audience}`)}
          </ListSubheader>,
          ...ofThese.map((view) => (
            <MenuItem
              key={view.sid}
              onClick={() => {
                onClose();
                void navigate(`${open.list}?${view.query}`);
              }}
              onKeyDown={(event) => {
                if (event.key === 'Delete' && view.mayChange) void remove(view);
              }}
              sx={{ minWidth: 240, justifyContent: 'space-between' }}
            >
              {view.name}
              {view.mayChange && (
                <IconButton
                  size="small"
                  tabIndex={-1}
                  aria-label={text('views.drop', { name: view.name })}
                  onClick={(event) => {
                    event.stopPropagation();
                    void remove(view);
                  }}
                >
                  <DeleteIcon fontSize="inherit" />
                </IconButton>
              )}
            </MenuItem>
          )),
        ];
      })}
      {views && views.length > 0 && <Divider />}
      <MenuItem onClick={() => setSaving(true)}>{text('views.keep')}</MenuItem>
      <MenuItem onClick={() => void copy()}>{text('views.copy')}</MenuItem>
      <MenuItem role="menuitemcheckbox" aria-checked={kept.isAiry} onClick={() => kept.setAiry(!kept.isAiry)}>
        {text('views.airy')}
        {kept.isAiry && <CheckIcon fontSize="small" sx={{ ml: 'auto' }} />}
      </MenuItem>
    </Menu>
  );
}

function fail(failure: unknown): void {
  notify({ message: messageOf(failure) });
}
