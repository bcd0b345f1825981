import { it } from 'vitest';
import { webhookWorld } from '../setup/webhookWorld.ts';
import { proveMirror } from './proveMirror.ts';

it('Copies kept by the feed and by webhooks are what is there, after a killed worker and a lost hour (behaviour B608)', async () => {
  await proveMirror(await webhookWorld(), { products: 60, changes: 100 });
}, 300_000);
