import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  Box,
  Button,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  TextField,
  Typography,
} from '@mui/material';
import { useCreate, useDelete, useGetList, useNotify, useTranslate, useUpdate } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { lists } from '../../../resources/limits.ts';
import { messageOf } from '../../../resources/language/messageOf.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { placeOf } from '../../directory/Place.ts';
import { useLabels } from '../../directory/useLabels.ts';
import { useText } from '../../directory/useText.ts';
import type { ReadRecord } from '../../directory/ReadRecord.ts';
import { exportRequestOf, isWithoutColumns, type ExportRequest } from './ExportRequest.ts';

interface Needs {
  orgaSid: string;
  request: ExportRequest;
  onChoose: (request: ExportRequest) => void;
}

/** What a company's people kept for the next time. A name that is there already is kept anew. */
export function Profiles({ orgaSid, request, onChoose }: Needs) {
  const { directory } = useBackoffice();
  const { name: resource, entity } = directory.showing('exportProfile');
  const labels = useLabels();
  const text = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const [name, setName] = useState('');
  const { data: profiles = [], refetch } = useGetList<ReadRecord<'exportProfile'>>(resource, {
    filter: { orgaSid },
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: lists.mostRows },
  });
  const [create] = useCreate();
  const [update] = useUpdate();
  const [remove] = useDelete();

  const then = {
    onSuccess: () => void refetch(),
    onError: (error: unknown) => {
      const message = messageOf(error);
      notify(message, { type: 'error', messageArgs: { _: message } });
    },
  };

  function save(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted || isWithoutColumns(request)) return;
    const known = profiles.find((profile) => profile.name === wanted);
    if (known)
      void update(
        resource,
        { id: known.id, data: { ...known, ...request }, previousData: known },
        { mutationMode: 'pessimistic', ...then },
      );
    else
      void create(resource, { data: { orgaSid, sid: crypto.randomUUID(), name: wanted, ...request } }, then);
    setName('');
  }

  return (
    <Box component="section" aria-label={labels.many(entity)}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {labels.many(entity)}
      </Typography>
      {profiles.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {text('export.noProfiles')}
        </Typography>
      )}
      <List disablePadding>
        {profiles.map((profile) => (
          <ListItem
            key={profile.id}
            disablePadding
            secondaryAction={
              <IconButton
                edge="end"
                aria-label={`${translate('ra.action.delete')}: ${String(profile.name)}`}
                onClick={() =>
                  void remove(
                    resource,
                    { id: profile.id, previousData: profile },
                    { mutationMode: 'pessimistic', ...then },
                  )
                }
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            }
          >
            <ListItemButton
              onClick={() => {
                onChoose(exportRequestOf(profile));
                setName(String(profile.name));
              }}
            >
              <ListItemText
                primary={profile.name}
                secondary={[
                  labels.choice(placeOf(entity, 'format'), String(profile.format)),
                  labels.choice(placeOf(entity, 'language'), String(profile.language)),
                  ...(profile.columns?.length
                    ? [text('export.columns.count', { count: profile.columns.length })]
                    : []),
                ].join(' · ')}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Box component="form" onSubmit={save} sx={{ mt: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
        <TextField
          fullWidth
          label={labels.field(placeOf(entity, 'name'))}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: 120 } }}
        />
        <Button
          type="submit"
          variant="outlined"
          color="secondary"
          disabled={!name.trim() || isWithoutColumns(request)}
        >
          {text('export.keep')}
        </Button>
      </Box>
    </Box>
  );
}
