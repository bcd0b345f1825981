import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { demoPassword } from '../../demo/demoUsers.ts';
import { pool } from '../../idp/pool.ts';
import { Tally } from './Tally.ts';

const clients = 6;
/** Of a client that reads on between two clicks. */
const restMs = 30;
const host = 'ch.localhost:3000';
const words = ['fenster', 'tür', 'dämm', 'beton', 'holz', 'rohr', 'ziegel', 'platte'];
/** Nobody waits longer for a page. */
const patienceMs = 30_000;

/** What there is to look at, and a category to write into. */
export interface Catalogue {
  pages: readonly string[];
  category: string;
}

interface Answered {
  status: number | string;
  isPolite: boolean;
  body: string;
}

/** What people do: 70 % pages, 20 % suggestions, 8 % searches, 2 % writes. */
export class Mix {
  readonly #port: number;
  readonly #authorization: string;
  readonly #catalogue: Catalogue;
  readonly acknowledged: string[] = [];
  tally = new Tally();
  #isOver = false;
  #turn = 0;
  #running: Promise<unknown> = Promise.resolve();

  private constructor(port: number, authorization: string, catalogue: Catalogue) {
    this.#port = port;
    this.#authorization = authorization;
    this.#catalogue = catalogue;
  }

  static async open(port: number, catalogue: Catalogue): Promise<Mix> {
    const body = JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: pool.clientId,
      AuthParameters: { USERNAME: 'admin', PASSWORD: demoPassword },
    });
    const answer = await ask(port, '/idp/api', {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
    });
    return new Mix(port, `Bearer ${JSON.parse(answer.body).AuthenticationResult.IdToken}`, catalogue);
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
      if (kind === 0) await this.#write(turn);
      else if (kind <= 4) await this.#read(`/de/search?text=${encodeURIComponent(word ?? '')}`);
      else if (kind <= 14) await this.#read(`/api/CH/suggest?lang=de&text=${encodeURIComponent(word ?? '')}`);
      else await this.#read(this.#catalogue.pages[turn % this.#catalogue.pages.length] ?? '/de');
      await wait(restMs);
    }
  }

  async #read(path: string): Promise<void> {
    await this.#noted('read', path);
  }

  async #write(turn: number): Promise<void> {
    const sid = `written-${turn}`;
    const { status } = await this.#noted('write', `/api/import/product/CH/alpenfenster/${sid}`, {
      method: 'PUT',
      headers: {
        authorization: this.#authorization,
        'content-type': 'application/json',
        'if-none-match': '*',
      },
      body: JSON.stringify(this.#productOf(sid)),
    });
    if (status === 201) this.acknowledged.push(sid);
  }

  async #noted(kind: 'read' | 'write', path: string, asked?: Asked): Promise<Answered> {
    const start = performance.now();
    const answer = await this.ask(path, asked);
    this.tally.note(kind, { ...answer, ms: performance.now() - start });
    return answer;
  }

  ask(path: string, asked?: Asked): Promise<Answered> {
    return ask(this.#port, path, asked);
  }

  #productOf(sid: string) {
    return {
      orgaInfo: { sid: 'alpenfenster' },
      sid,
      productInfo: { articleNumber: sid, title: { de: `Fenster ${sid}` } },
      categories: { mainCategory: { sid: this.#catalogue.category } },
    };
  }

  /** Sends so many products as one import, again until it is taken; answers with its id. */
  async sendImport(rows: number, name: string): Promise<string> {
    const body = JSON.stringify(Array.from({ length: rows }, (_, row) => this.#productOf(`${name}-${row}`)));
    for (;;) {
      const answer = await this.ask('/api/import/product/CH?orgaSid=alpenfenster&lang=de', {
        method: 'POST',
        headers: {
          authorization: this.#authorization,
          'content-type': 'application/json',
          'idempotency-key': name,
          prefer: 'respond-async',
        },
        body,
      });
      if (answer.status === 202) return JSON.parse(answer.body).id;
      if (!answer.isPolite) throw new Error(`An import was answered ${answer.status}: ${answer.body}`);
      await wait(1000);
    }
  }
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
      resolve({ status: error.code ?? error.message, isPolite: false, body: '' });
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers }, timeout: patienceMs },
      (answer) => {
        const { statusCode: status = 0 } = answer;
        const isPolite = status === 503 && Number(answer.headers['retry-after']) > 0;
        text(answer).then((said) => resolve({ status, isPolite, body: said }), fail);
      },
    );
    asked.once('error', fail).once('timeout', () => asked.destroy(new Error('no answer')));
    asked.end(body);
  });
}
