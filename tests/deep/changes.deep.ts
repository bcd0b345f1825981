import { it } from 'vitest';
import { proveFeed } from '../records/proveFeed.ts';
import { smallWorld } from '../setup/smallWorld.ts';

it('Eight writers and ten thousand writes: two copies kept by the feed are what is there, told nothing twice', async () => {
  const { call } = await smallWorld({ config: { writesAMinute: 1_000_000 } });
  await proveFeed(call, 10_000, 100);
}, 1_800_000);
