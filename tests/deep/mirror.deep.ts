import { it } from 'vitest';
import { proveMirror } from '../records/proveMirror.ts';
import { webhookWorld } from '../setup/webhookWorld.ts';

it('Ten thousand changes of a hundred thousand products: copies kept by the feed and by webhooks are what is there, record by record', async () => {
  const products = Number(process.env.RECORDS ?? 100_000);
  await proveMirror(await webhookWorld({ writesAMinute: 1_000_000 }), { products, changes: 10_000 });
}, 3_600_000);
