import type {
  Cause,
  ChangedProduct,
  GridRow,
  LayoutColumns,
  OpenValue,
  Outcome,
  Workbench,
} from '../../resources/calls/workbenchAnswers.ts';
import type { ImportApp } from './importApp.ts';

/**
 * What is done at workbenches of the small catalogue, as a supplier does it unless told otherwise; with further headers of all
 * calls.
 */
export function workbenchOf(world: ImportApp, always: Record<string, string> = {}) {
  const path = (id = '', rest = '') => `workbench/CH${id && `/${id}`}${rest}`;

  async function send<Answer>(...asked: Parameters<ImportApp['call']>): Promise<Answer> {
    const answer = await world.call(...asked);
    if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.payload}`);
    return answer.json();
  }
  const read = <Answer>(id: string, rest = '', who?: string) =>
    send<Answer>('GET', `${path(id, rest)}${rest.includes('?') ? '&' : '?'}lang=de`, who);

  const beginRaw = (body: Buffer | string, { who, query = {}, headers = {} }: Begin = {}) =>
    world.call(
      'POST',
      `${path()}?${new URLSearchParams({ orgaSid: 'alpenfenster', lang: 'de', ...query })}`,
      who,
      {
        headers: { 'content-type': 'application/octet-stream', ...always, ...headers },
        payload: body,
      },
    );
  const change = (
    method: 'PATCH' | 'POST',
    { id, version }: Stand,
    rest: string,
    payload: object,
    who?: string,
  ) =>
    world.call(method, `${path(id, rest)}?lang=de`, who, {
      headers: { 'if-match': `"${version}"`, ...always },
      payload,
    });

  /** The workbench once nothing is on its way. */
  async function ended(id: string): Promise<Workbench> {
    for (;;) {
      const workbench = await read<Workbench>(id);
      if (workbench.state === 'ready' || workbench.state === 'done') return workbench;
      await new Promise((passed) => setTimeout(passed, 50));
    }
  }

  return {
    beginRaw,
    begin: async (body: Buffer | string, options?: Begin): Promise<Workbench> => {
      const answer = await beginRaw(body, options);
      if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.payload}`);
      return ended(answer.json().id);
    },
    ended,
    get: (id: string, who?: string) => read<Workbench>(id, '', who),
    columns: (id: string) => read<LayoutColumns[]>(id, '/columns'),
    values: (id: string) => read<OpenValue[]>(id, '/values'),
    causes: (id: string) => read<Cause[]>(id, '/causes'),
    rows: (id: string, query = '') => read<GridRow[]>(id, `/rows${query}`),
    outcome: (id: string) => read<Outcome>(id, '/outcome'),
    changes: (id: string, query = '') => read<ChangedProduct[]>(id, `/changes${query}`),
    decideRaw: (stand: Stand, decisions: object, who?: string) => change('PATCH', stand, '', decisions, who),
    decide: async (stand: Stand, decisions: object): Promise<Workbench> => {
      const answer = await change('PATCH', stand, '', decisions);
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.payload}`);
      return ended(stand.id);
    },
    runRaw: (stand: Stand, asked: object = {}, who?: string) => change('POST', stand, '/run', asked, who),
    run: async (stand: Stand, asked: object = {}): Promise<Workbench> => {
      const answer = await change('POST', stand, '/run', asked);
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.payload}`);
      return answer.json();
    },
    rest: (id: string) => world.call('GET', path(id, '/xlsx?lang=de')),
    drop: (id: string, who?: string) => world.call('DELETE', path(id), who),
  };
}

type Stand = Pick<Workbench, 'id' | 'version'>;

interface Begin {
  who?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

export type WorkbenchCalls = ReturnType<typeof workbenchOf>;
