import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useBackoffice } from '../../directory/BackofficeContext.ts';
import type { BackofficeResource } from '../../directory/backofficeResources.ts';
import { titleOf } from '../../directory/titleOf.ts';
import { useText } from '../../directory/useText.ts';
import { EmptyState } from '../../layout/EmptyState.tsx';
import { NotFound } from '../../layout/NotFound.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { Screen } from '../../layout/Screen.tsx';
import { Spoken } from '../../layout/Spoken.tsx';
import { Waiting } from '../../layout/Waiting.tsx';
import { useParentHead } from '../../views/useParentHead.ts';
import { Within } from '../../views/Within.tsx';
import { OrderedProduct } from './OrderedProduct.tsx';
import { useProductOrder } from './useProductOrder.ts';

/** In which order a company shows its products. */
export default function ProductOrder() {
  const { directory } = useBackoffice();
  const resource = directory.screensOf('product');
  if (!resource) return <NotFound />;
  return (
    <Within resource={resource}>
      <Order resource={resource} />
    </Within>
  );
}

function Order({ resource }: { resource: BackofficeResource }) {
  const text = useText();
  const { language } = useBackoffice();
  const { orgaSid = '' } = useParams();
  const head = useParentHead(resource, { orgaSid });
  const order = useProductOrder(orgaSid);
  const { products, move, error, isPending } = order;
  const [spoken, setSpoken] = useState('');

  function moveTo(from: number, to: number): void {
    const product = products[from];
    if (!product) return;
    const words = text('order.moved', { what: titleOf(resource.entity, product, language), place: to + 1 });
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
      {!isPending && !error && products.length === 0 && (
        <EmptyState title={text('list.empty')} advice={text('list.emptyAdvice')} />
      )}
      {products.length > 0 && (
        <Card>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {products.map((product, place) => (
              <OrderedProduct
                key={product.id}
                id={String(product.id)}
                title={titleOf(resource.entity, product, language)}
                number={String(product.articleNumber ?? '')}
                place={place}
                last={products.length - 1}
                onMove={(to) => moveTo(place, to)}
                onTake={(id) =>
                  moveTo(
                    products.findIndex((other) => other.id === id),
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
          {text('order.more', { count: order.total - products.length })}
        </Button>
      )}
      <Spoken>{spoken}</Spoken>
    </Screen>
  );
}
