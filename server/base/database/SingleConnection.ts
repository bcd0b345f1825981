import pg from 'pg';
import { ask, explained } from './driver.ts';
import { Handle } from './Handle.ts';

/** One connection outside of any pool, for what lives exactly as long as it does. */
export class SingleConnection extends Handle {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    super((compiled) => ask(client, compiled, false));
    this.#client = client;
  }

  /**
   * @param onLoss is told once when the connection ends without being closed
   * @throws {ConnectionLost} when nobody answers
   */
  static async open(url: string, onLoss: () => void = () => {}): Promise<SingleConnection> {
    const client = new pg.Client({ connectionString: url, application_name: 'baustein' });
    // Its end is what is listened to; the reason is told to whoever asks next.
    client.on('error', () => {});
    await client.connect().catch(explained);
    client.once('end', onLoss);
    return new SingleConnection(client);
  }

  async close(): Promise<void> {
    this.#client.removeAllListeners('end');
    await this.#client.end().catch(() => {});
  }
}
