import type { Config } from '../../server/base/config/config.ts';
import { fetchAllowanceOf } from '../../server/base/fetching/FetchAllowance.ts';
import { noteNews } from '../../server/catalogue/webhooks/sending/noteNews.ts';
import { sendDeliveries } from '../../server/catalogue/webhooks/sending/sendDeliveries.ts';
import { hookReceiver } from './hookReceiver.ts';
import { smallWorld } from './smallWorld.ts';

/** The small world with a receiver on loopback that may be sent to, and the worker's part in steps. */
export async function webhookWorld(settings: Partial<Config> = {}) {
  const allowance = fetchAllowanceOf('127.0.0.1') ?? { hosts: [], networks: [] };
  const world = await smallWorld({ config: { fetchAllowed: allowance, ...settings } });
  const receiver = await hookReceiver();
  const { write } = world.database;
  const { signal } = new AbortController();
  const send = () => sendDeliveries({ write, config: world.config, signal });

  return {
    ...world,
    receiver,
    /** What the worker does: notes what happened, and sends for every webhook that has something to send now. */
    work: async (workers = 1) => {
      await noteNews(write);
      await Promise.all(Array.from({ length: workers }, send));
    },
    /** As if all pauses were over, so many hours later. */
    later: async (hours = 0) => {
      await write`
        update webhook_delivery set next_at = next_at - make_interval(hours => ${hours}),
          first_at = first_at - make_interval(hours => ${hours}) where state = 'waiting'`;
      await write`update webhook_delivery set next_at = now() where state = 'waiting'`;
      await write`update webhook_state set paused_until = null, leased_until = null`;
    },
    make: async (
      wanted: { company?: string | null; kinds?: string[]; path?: string; name?: string } = {},
      who = 'supplier',
    ) => {
      const { company = 'alpenfenster', kinds = ['product'], path = '/hook', name = 'ERP' } = wanted;
      const body = { name, company, url: receiver.url(path), kinds };
      return (await world.call(who, 'POST', '/import/webhook/CH', body)).json();
    },
    /** Changes the title of a product of alpenfenster. */
    retitle: async (sid: string, title: string) => {
      const url = `/import/product/CH/alpenfenster/${sid}`;
      const stored = (await world.call('admin', 'GET', url)).json();
      const productInfo = { ...stored.productInfo, title: { de: title } };
      return (await world.call('admin', 'PUT', url, { ...stored, productInfo })).json();
    },
    remove: (sid: string) => world.call('supplier', 'DELETE', `/import/webhook/CH/${sid}`),
    shown: async (sid: string) =>
      (await world.call('admin', 'GET', '/import/webhook/CH'))
        .json()
        .find((one: { sid: string }) => one.sid === sid),
    log: async (sid: string) =>
      (await world.call('admin', 'GET', `/import/webhook/CH/${sid}/deliveries`)).json(),
  };
}
