import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { demoPassword } from '../../demo/demoUsers.ts';
import { pool } from '../../idp/pool.ts';
import { Tally, type Kind } from './Tally.ts';

const clients = 6;
/** Of a client that reads on between two clicks. */
const restMs = 30;
const words = ['fenster', 'tür', 'dämm', 'beton', 'holz', 'rohr', 'ziegel', 'platte'];
/** Nobody waits longer for a page. */
const patienceMs = 30_000;
/** Of so many pages one is of those that few look at. */
const pagesPerRareOne = 5;
/** A token lives an hour. */
const signedInMs = 20 * 60_000;

/** A company that products are written of, and a category for them. */
export interface Place {
  platform: string;
  orga: string;
  category: string;
}

/** What there is to look at, and where to write. */
export interface Catalogue {
  popular: readonly string[];
  rare: readonly string[];
  places: readonly [Place, ...Place[]];
}

interface Answered {
  status: number | string;
  isPolite: boolean;
  /** Of a page: was it made for this one? */
  isMade: boolean;
  body: string;
}

/** What people do: 70 % pages, 20 % suggestions, 8 % searches, 2 % writes. */
export class Mix {
  readonly #port: number;
  readonly #catalogue: Catalogue;
  #authorization = '';
  #signedInAt = -Infinity;
  readonly acknowledged: string[] = [];
  tally = new Tally();
  #isOver = false;
  #turn = 0;
  #rare = 0;
  #running: Promise<unknown> = Promise.resolve();

  constructor(port: number, catalogue: Catalogue) {
    this.#port = port;
    this.#catalogue = catalogue;
  }

  get places(): Catalogue['places'] {
    return this.#catalogue.places;
  }

  async #signedIn(): Promise<string> {
    if (performance.now() - this.#signedInAt < signedInMs) return this.#authorization;
    const body = JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: pool.clientId,
      AuthParameters: { USERNAME: 'admin', PASSWORD: demoPassword },
    });
    const answer = await this.ask('/idp/api', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
    });
    // While nothing can be written nobody signs in: the token of before will do.
    if (answer.status === 200) {
      this.#authorization = `Bearer ${JSON.parse(answer.body).AuthenticationResult.IdToken}`;
      this.#signedInAt = performance.now();
    }
    return this.#authorization;
  }

  begin(): void {
    this.#isOver = false;
    this.#running = Promise.all(Array.from({ length: clients }, () => this.#client()));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  async #client(): Promise<void> {
    while (!this.#isOver) {
      const turn = (this.#turn += 1);
      const word = words[turn % words.length];
      const kind = turn % 50;
      if (kind === 0) await this.write(`written-${turn}`);
      else if (kind <= 4) await this.#noted('other', `/de/search?text=${encodeURIComponent(word ?? '')}`);
      else if (kind <= 14)
        await this.#noted('other', `/api/CH/suggest?lang=de&text=${encodeURIComponent(word ?? '')}`);
      else await this.#noted('page', this.#page(turn));
      await wait(restMs);
    }
  }

  #page(turn: number): string {
    const { popular, rare } = this.#catalogue;
    const page =
      turn % pagesPerRareOne === 0 ? rare[(this.#rare += 1) % rare.length] : popular[turn % popular.length];
    return page ?? '/de';
  }

  /** Writes a product; one that is acknowledged is kept in mind. */
  async write(sid: string): Promise<void> {
    const [place] = this.places;
    const { status } = await this.#noted('write', `/api/import/product/CH/${place.orga}/${sid}`, {
      method: 'PUT',
      headers: {
        authorization: await this.#signedIn(),
        'content-type': 'application/json',
        'if-none-match': '*',
      },
      body: JSON.stringify(productOf(place, sid)),
    });
    if (status === 201) this.acknowledged.push(sid);
  }

  async #noted(what: 'page' | 'other' | 'write', path: string, asked?: Asked): Promise<Answered> {
    const { tally } = this;
    const start = performance.now();
    const answer = await this.ask(path, asked);
    const kind: Kind = what === 'page' ? (answer.isMade ? 'made' : 'kept') : what;
    tally.note(kind, { ...answer, ms: performance.now() - start });
    return answer;
  }

  ask(path: string, asked?: Asked): Promise<Answered> {
    return ask(this.#port, path, asked);
  }

  /** Sends so many products of a company as one import, again until it is taken; answers with its id. */
  async sendImport(rows: number, name: string, place: Place = this.places[0]): Promise<string> {
    const body = JSON.stringify(Array.from({ length: rows }, (_, row) => productOf(place, `${name}-${row}`)));
    for (;;) {
      const answer = await this.ask(`/api/import/product/${place.platform}?orgaSid=${place.orga}&lang=de`, {
        method: 'POST',
        headers: {
          authorization: await this.#signedIn(),
          'content-type': 'application/json',
          'idempotency-key': name,
          prefer: 'respond-async',
        },
        body,
      });
      if (answer.status === 202) return JSON.parse(answer.body).id;
      const isRefused = typeof answer.status === 'number' && answer.status < 500;
      if (isRefused) throw new Error(`An import was answered ${answer.status}: ${answer.body}`);
      await wait(1000);
    }
  }
}

function productOf({ orga, category }: Place, sid: string) {
  return {
    orgaInfo: { sid: orga },
    sid,
    productInfo: { articleNumber: sid, title: { de: `Fenster ${sid}` } },
    categories: { mainCategory: { sid: category } },
  };
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answered> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ status: error.code ?? error.message, isPolite: false, isMade: false, body: '' });
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { host: 'ch.localhost:3000', ...headers },
        timeout: patienceMs,
      },
      (answer) => {
        const { statusCode: status = 0 } = answer;
        const isPolite = status === 503 && Number(answer.headers['retry-after']) > 0;
        const isMade = String(answer.headers['cache-status']).includes('miss');
        text(answer).then((said) => resolve({ status, isPolite, isMade, body: said }), fail);
      },
    );
    asked.once('error', fail).once('timeout', () => asked.destroy(new Error('no answer')));
    asked.end(body);
  });
}
