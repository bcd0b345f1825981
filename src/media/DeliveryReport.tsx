import { Alert, Box, Button, Card, Chip, LinearProgress, Typography } from '@mui/material';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBasename } from 'ra-core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { readDelivery } from '../../providers/data/media.ts';
import type { MediaState } from '../../resources/calls/media.ts';
import type { EntityLibrary } from '../../resources/entity.ts';
import { keysOf } from '../../resources/keysOf.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import { entityNamed } from '../../resources/registry.ts';
import { reportOfRecord } from '../directory/reportAddress.ts';
import { useNumber } from '../directory/useNumber.ts';
import { useText } from '../directory/useText.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { DeliveredItems } from './DeliveredItems.tsx';

interface Needs {
  library: EntityLibrary;
  id: string;
  onStart: (id: string) => Promise<void>;
  /** Drops it, or stops what still waits. */
  onDrop: (id: string) => Promise<void>;
  onAnother: () => void;
}

const step = 50;
const lookAgainMs = 1000;

/** What would become of each picture and document, or has; before it, how many of each, and what to do. */
export function DeliveryReport({ library, id, onStart, onDrop, onAnother }: Needs) {
  const text = useText();
  const number = useNumber();
  const basename = useBasename();
  const { platform } = useBackoffice();
  const [state, setState] = useState<MediaState>();
  const [count, setCount] = useState(step);
  const { data, error, refetch } = useQuery({
    queryKey: ['delivery', platform.key, id, state, count],
    queryFn: ({ signal }) => readDelivery(platform.key, id, { state, count, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: last } }) =>
      last?.state === 'running' || (last?.counts.stored ?? 0) > 0 ? lookAgainMs : false,
  });
  const queries = useQueryClient();
  const isOver = data?.state === 'done' || data?.state === 'stopped';
  useEffect(() => {
    // The library, and what forms and lists hold of products and documents, may be of before.
    if (isOver)
      void queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== 'delivery' });
  }, [isOver, queries]);
  const act = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onSettled: () => refetch(),
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Waiting of="list" />;
  const { counts, products } = data;
  const waiting = counts.waiting + counts.fetched;
  const done = counts.stored + counts.ready + counts.failed;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {data.state === 'proposed'
          ? text('media.proposed', { count: counts.proposed, products: number(products) })
          : text(`media.deliveryStates.${data.state}`)}
      </Typography>
      {data.state === 'proposed' && (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {text('media.left', {
            pictures: number(data.left.pictures),
            megapixels: number(data.left.megapixels),
            megabytes: number(data.left.megabytes),
          })}
        </Typography>
      )}
      {data.state === 'running' && (
        <LinearProgress
          variant="determinate"
          value={(100 * done) / Math.max(1, done + waiting)}
          aria-label={text('media.deliveryStates.running')}
          sx={{ mb: 2 }}
        />
      )}
      {act.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {act.error.message}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        {keysOf(counts)
          .filter((name) => counts[name] > 0)
          .map((name) => (
            <Chip
              key={name}
              label={`${text(`media.states.${name}`)}: ${number(counts[name])}`}
              color={colours[name] ?? 'default'}
              variant={state === name ? 'filled' : 'outlined'}
              aria-pressed={state === name}
              onClick={() => setState(state === name ? undefined : name)}
            />
          ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mb: 2 }}>
        {data.state === 'proposed' && counts.proposed > 0 && (
          <Button variant="contained" disabled={act.isPending} onClick={() => act.mutate(() => onStart(id))}>
            {text('media.start', { count: counts.proposed })}
          </Button>
        )}
        {data.state === 'proposed' && (
          <Button
            disabled={act.isPending}
            onClick={() => act.mutate(async () => void (await onDrop(id), onAnother()))}
          >
            {text('media.discard')}
          </Button>
        )}
        {data.state === 'running' && (
          <Button disabled={act.isPending} onClick={() => act.mutate(() => onDrop(id))}>
            {text('media.stop')}
          </Button>
        )}
        {data.state !== 'proposed' && (
          <>
            <Button
              component={Link}
              to={`${basename}/${reportOfRecord(entityNamed(library.of), data, id) ?? ''}`}
            >
              {text('media.report')}
            </Button>
            <Button onClick={onAnother}>{text('media.another')}</Button>
          </>
        )}
      </Box>
      <DeliveredItems library={library} delivery={data} onAssigned={() => void refetch()} />
      {data.itemCount > data.items.length && (
        <Button onClick={() => setCount(count + step)}>{text('media.more')}</Button>
      )}
    </Card>
  );
}

const colours: Partial<Record<MediaState, 'success' | 'error' | 'warning'>> = {
  proposed: 'success',
  ready: 'success',
  stored: 'success',
  failed: 'error',
  unmatched: 'warning',
};
