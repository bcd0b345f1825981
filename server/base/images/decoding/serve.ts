/**
 * The process that decodes pictures for all others of this machine, over HTTP on a socket of its own: it has no settings,
 * no database and no files. `POST /<work>` with `Expect: 100-continue`, so that a picture comes when its turn does;
 * `x-caller` says for whom. It ends with the one that started it.
 */
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { availableParallelism, constants, setPriority } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { decoding, imageVariants } from '../../../../resources/limits.ts';
import { keysOf } from '../../../../resources/keysOf.ts';
import { Busy } from './Busy.ts';
import { encode, pixelsOf, type Work } from './encode.ts';
import { Room } from './Room.ts';
import { Turns } from './Turns.ts';
import { Unreadable } from './Unreadable.ts';

const works: readonly Work[] = ['size', 'original', 'jpeg', ...keysOf(imageVariants)];
const watchEveryMs = 100;
/** The library ends what takes too long; what does not even hear that is ended with the process. */
const longestMs = decoding.longestSeconds * 1500;

const atATime = Math.max(1, Math.min(decoding.atATime, availableParallelism() - 1));
const turns = new Turns({ ...decoding, atATime });
const room = new Room(decoding.megapixelsAtATime * 1_000_000);
/** What is answered to whom, and since when it is made. */
const atWork = new Map<ServerResponse, number>();
/** Runs while something is made: at rest the process does nothing. */
let watching: NodeJS.Timeout | undefined;

const [, , address] = process.argv;
if (address === undefined) throw new Error('The address to listen at is missing.');
process.once('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
// Ctrl-C reaches every process of the terminal: whoever started us says when it is our turn.
process.on('SIGINT', () => {});
// Whoever looks at pages and pictures goes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// One that died has left its socket behind; a pipe is no file.
if (!address.startsWith('\\\\')) await rm(address, { force: true });
createServer({ requestTimeout: 0 }, (_request, response) => void response.writeHead(417).end())
  .on('checkContinue', (request, response) => void answer(request, response))
  .listen(address);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => {
    gone.abort();
    restIfTired();
  });
  try {
    const work = works.find((each) => request.url === `/${each}`);
    if (!work) return void response.writeHead(404).end();
    const body = await inTurn(request, response, work, gone.signal);
    response.writeHead(200, { 'content-length': body.length }).end(body);
  } catch (error) {
    if (!gone.signal.aborted) refuse(response, error);
  }
}

async function inTurn(
  request: IncomingMessage,
  response: ServerResponse,
  work: Work,
  signal: AbortSignal,
): Promise<Buffer> {
  const endTurn = await turns.take(String(request.headers['x-caller']), signal);
  try {
    atWork.set(response, performance.now());
    watching ??= setInterval(watchOver, watchEveryMs);
    response.writeContinue();
    const picture = await buffer(request);
    const leave = await room.take(await pixelsOf(picture));
    try {
      return await encode(picture, work);
    } finally {
      leave();
    }
  } finally {
    atWork.delete(response);
    if (atWork.size === 0) rest();
    endTurn();
  }
}

function refuse(response: ServerResponse, error: unknown): void {
  if (error instanceof Busy)
    response.writeHead(error.isOwn ? 429 : 503, { 'retry-after': String(error.seconds) }).end();
  else if (error instanceof Unreadable) response.writeHead(422).end(String(error.cause));
  else response.writeHead(500).end(String(error));
}

function rest(): void {
  clearInterval(watching);
  watching = undefined;
}

/** Ends the process before it takes more of the machine than it may: all that is at hand is told so. */
function watchOver(): void {
  const isLate = [...atWork.values()].some((since) => performance.now() - since > longestMs);
  const isFull = process.memoryUsage.rss() > decoding.mostMemoryBytes;
  if (!isLate && !isFull) return;
  // Of several at once nobody knows which one it was.
  const isOne = isFull && atWork.size === 1;
  for (const response of atWork.keys()) {
    if (isOne) response.writeHead(413).end();
    else refuse(response, new Busy(1));
  }
  setImmediate(() => process.exit(1));
}

/** What a library has once taken it does not always give back: a new process begins with nothing. */
function restIfTired(): void {
  if (turns.running + turns.waiting > 0 || process.memoryUsage.rss() < decoding.restingMemoryBytes) return;
  process.exit(0);
}
