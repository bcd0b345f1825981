import CloseIcon from '@mui/icons-material/Close';
import { Alert, Box, Button, Drawer, IconButton, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import type { Thread } from '../../../resources/calls/comment.ts';
import type { Entity } from '../../../resources/entity.ts';
import { comments as limits } from '../../../resources/limits.ts';
import { languageTag } from '../../../resources/platform/platforms.ts';
import { readThread, say, takeBack } from '../../../providers/data/comments.ts';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import { useText } from '../../directory/useText.ts';
import { Waiting } from '../../layout/Waiting.tsx';

interface Needs {
  entity: Entity;
  record: RaRecord;
  onClose: () => void;
}

/** What those who may change a record say about it, and what one says oneself (behaviour B500). */
export function Comments({ entity, record, onClose }: Needs) {
  const { platform, language } = useBackoffice();
  const text = useText();
  const translate = useTranslate();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const subject = { platform: platform.key, entity, id: String(record.id) };
  const queryKey = ['comments', entity.name, platform.key, record.id];
  const thread = useQuery({ queryKey, queryFn: () => readThread(subject) });
  const show = (next: Thread) => queries.setQueryData(queryKey, next);
  const saying = useMutation({
    mutationFn: () => say(subject, typed),
    onSuccess: (next) => {
      show(next);
      setTyped('');
    },
  });
  const taking = useMutation({ mutationFn: (id: number) => takeBack(subject, id), onSuccess: show });
  const error = thread.error ?? saying.error ?? taking.error;
  const said = thread.data?.comments;
  const when = (at: string) =>
    new Date(at).toLocaleString(languageTag(language, platform), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': text('comments.title') } }}
    >
      <Box sx={{ width: { xs: '100vw', sm: 460 }, p: 2.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
          <Typography variant="h2" sx={{ flex: 1 }}>
            {text('comments.title')}
          </Typography>
          <IconButton onClick={onClose} aria-label={translate('ra.action.close')}>
            <CloseIcon />
          </IconButton>
        </Box>
        {error && <Alert severity="error">{error.message}</Alert>}
        {thread.isPending && <Waiting of="lines" />}
        {said?.length === 0 && <Typography color="text.secondary">{text('comments.none')}</Typography>}
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {said?.map(({ id, at, username, text: words, isOwn }) => (
            <Box component="li" key={id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
                <Typography sx={{ flex: 1, fontWeight: 600 }}>{username ?? '–'}</Typography>
                <Typography component="time" dateTime={at} variant="caption" color="text.secondary">
                  {when(at)}
                </Typography>
              </Box>
              <Typography
                color={words === null ? 'text.secondary' : 'inherit'}
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              >
                {words ?? text('comments.takenBack')}
              </Typography>
              {isOwn && words !== null && (
                <Button
                  size="small"
                  disabled={taking.isPending}
                  onClick={() => taking.mutate(id)}
                  sx={{ ml: -0.5 }}
                >
                  {text('comments.takeBack')}
                </Button>
              )}
            </Box>
          ))}
        </Box>
        <TextField
          fullWidth
          multiline
          minRows={3}
          margin="normal"
          label={text('comments.own')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          helperText={text('comments.whoSees')}
          slotProps={{ htmlInput: { maxLength: limits.longest } }}
        />
        <Button
          variant="contained"
          disabled={typed.trim() === '' || saying.isPending}
          onClick={() => saying.mutate()}
        >
          {text('comments.say')}
        </Button>
      </Box>
    </Drawer>
  );
}
