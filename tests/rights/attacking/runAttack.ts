import { setTimeout as wait } from 'node:timers/promises';
import { formOf } from '../../setup/calls.ts';
import { tokenFor } from '../../setup/signIn.ts';
import type { Answer, Attack, SentPart, Step } from './Attack.ts';
import type { AttackWorld } from './attackWorld.ts';
import { always } from './proofs.ts';
import { rowSums } from './rowSums.ts';
import { sendRaw } from './sendRaw.ts';

/** What became of an attack: the ways in which it got through, and whether it met a call at all. */
export interface Outcome {
  through: string[];
  hasMet: boolean;
}

type Names = Record<string, string>;

/** Carries an attack out, step by step, and looks for each proof that it got through. */
export async function runAttack(world: AttackWorld, { who, ...attack }: Attack): Promise<Outcome> {
  const names = { ...world.names };
  for (const step of attack.before ?? []) {
    const { status, body } = await send(world, names, { who: 'admin', ...step });
    if (status >= 300) throw new Error(`${attack.title} begins with ${step.url}, which is refused: ${body}`);
  }
  await settled(world.database);
  const before = await rowSums(world.database);
  const answers: Answer[] = [];
  for (const step of attack.steps) answers.push(await send(world, names, { ...(who && { who }), ...step }));
  const through = [...always, ...attack.through].flatMap((proof) => proof(answers) ?? []);
  await settled(world.database);
  const after = await rowSums(world.database);
  const changed = after.filter((sum) => !before.includes(sum)).map((sum) => sum.split(' ', 1)[0]);
  if (changed.length > 0 && !attack.mayChange) through.push(`rows changed: ${changed.join(', ')}`);
  return { through, hasMet: answers.some(({ headers }) => !headers['x-no-route']) };
}

/** Imports go on behind their answer: what they write belongs to the attack that sent them. */
async function settled({ write }: AttackWorld['database']): Promise<void> {
  while ((await write`select from import_report where state in ('queued', 'running')`).length > 0)
    await wait(20);
}

async function send(world: AttackWorld, names: Names, step: Step): Promise<Answer> {
  const filled = (text: string) =>
    text.replace(/\{([\w.-]+)\}/g, (whole, name: string) => names[name] ?? whole);
  if (step.raw !== undefined) return sendRaw(world.port, filled(step.raw));
  const { who, method = 'GET', url, headers = {}, body, parts, remember = {} } = step;
  const sent = parts && (await formOf(await madeParts(parts, filled)));
  const answer = await world.app.inject({
    method,
    url: filled(url),
    headers: {
      ...(who && { authorization: `Bearer ${await tokenFor(world.app, who)}` }),
      ...(body !== undefined &&
        typeof body === 'object' &&
        !Buffer.isBuffer(body) && { 'content-type': 'application/json' }),
      ...sent?.headers,
      ...Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)])),
    },
    ...(sent ? { payload: sent.body } : body !== undefined && { payload: payloadOf(body, filled) }),
  });
  for (const [name, path] of Object.entries(remember)) names[name] = valueAt(answer.json(), path);
  const told = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(told),
    body: answer.payload,
    bytes: answer.rawPayload,
  };
}

function payloadOf(body: unknown, filled: (text: string) => string): string | Buffer {
  if (Buffer.isBuffer(body)) return body;
  return filled(typeof body === 'string' ? body : JSON.stringify(body));
}

async function madeParts(parts: Record<string, string | SentPart>, filled: (text: string) => string) {
  const made: Parameters<typeof formOf>[0] = {};
  for (const [name, part] of Object.entries(parts))
    made[name] =
      typeof part === 'string'
        ? filled(part)
        : { ...part, bytes: part.bytes instanceof Uint8Array ? part.bytes : await part.bytes() };
  return made;
}

function valueAt(body: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>(
      (at, part) => (typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined),
      body,
    );
  if (found === undefined) throw new Error(`No ${path} in ${JSON.stringify(body)}`);
  return String(found);
}
