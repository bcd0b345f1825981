import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import type { EntityOrder } from '../../resources/entity.ts';
import { useBackoffice } from '../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../directory/backofficeResources.ts';
import { titleOf } from '../directory/titleOf.ts';
import { useText } from '../directory/useText.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import { Screen } from '../layout/Screen.tsx';
import { Spoken } from '../layout/Spoken.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import type { ShortcutGroup } from '../shortcuts/Shortcut.ts';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { useParentHead } from '../views/form/useParentHead.ts';
import { useResource } from '../views/useResource.ts';
import { Within } from '../views/form/Within.tsx';
import { OrderedRecord } from './OrderedRecord.tsx';
import { useOrder } from './useOrder.ts';

const shortcuts: ShortcutGroup = {
  title: 'shortcuts.order',
  shortcuts: [
    { keys: 'Alt+ArrowUp', says: 'shortcuts.moveUp' },
    { keys: 'Alt+ArrowDown', says: 'shortcuts.moveDown' },
  ],
};

interface Needs {
  resource: BackofficeResource;
  order: EntityOrder;
}

/** The records of a resource in the order in which they are shown, to be put in another one. */
export default function OrderScreen({ resource, order }: Needs) {
  return (
    <Within resource={resource}>
      <Order resource={resource} order={order} />
    </Within>
  );
}

function Order({ resource, order: declared }: Needs) {
  const text = useText();
  const { language } = useBackoffice();
  const { entity } = resource;
  const { parents } = useResource(resource);
  const head = useParentHead(resource, parents);
  const order = useOrder({ resource, order: declared, parents });
  const { records, move, error, isPending } = order;
  const [spoken, setSpoken] = useState('');
  useShortcuts(shortcuts);

  function moveTo(from: number, to: number): void {
    const record = records[from];
    if (!record) return;
    const words = text('order.moved', { what: titleOf(entity, record, language), place: to + 1 });
    move(from, to, words);
    setSpoken(words);
  }

  return (
    <Screen narrow>
      <PageHead title={text('order.title')} {...head} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {text('order.lead')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {isPending && <Waiting of="list" />}
      {!isPending && !error && records.length === 0 && (
        <EmptyState title={text('list.empty')} advice={text('list.emptyAdvice')} />
      )}
      {records.length > 0 && (
        <Card>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {records.map((record, place) => (
              <OrderedRecord
                key={record.id}
                id={String(record.id)}
                title={titleOf(entity, record, language)}
                beside={declared.beside === undefined ? '' : String(record[declared.beside] ?? '')}
                place={place}
                last={records.length - 1}
                onMove={(to) => moveTo(place, to)}
                onTake={(id) =>
                  moveTo(
                    records.findIndex((other) => other.id === id),
                    place,
                  )
                }
              />
            ))}
          </Box>
        </Card>
      )}
      {order.hasNextPage && (
        <Button
          sx={{ mt: 2 }}
          variant="outlined"
          disabled={order.isFetchingNextPage}
          onClick={() => void order.fetchNextPage()}
        >
          {text('order.more', { count: order.total - records.length })}
        </Button>
      )}
      <Spoken>{spoken}</Spoken>
    </Screen>
  );
}
