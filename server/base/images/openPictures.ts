import { request, type IncomingMessage } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { uploads } from '../../../resources/limits.ts';
import { HttpProblem, picturesBusy } from '../problems.ts';
import type { Work } from './decoding/encode.ts';
import { startPictures, type PictureProcess } from './startPictures.ts';

/** Has pictures decoded, in a process apart. */
export interface Pictures {
  /**
   * Makes that of a picture.
   * @param caller whose turn it takes: callers take turns, however many pictures one of them brings
   * @param signal ends the waiting
   * Throws 408 when that has ended it, 422 `unreadable-picture`, 422 `heavy-picture`, and 429 or 503 `pictures-busy` with the seconds to wait.
   */
  make(work: Work, picture: Uint8Array, caller: string, signal?: AbortSignal): Promise<Buffer>;
  /** Ends the process, if it is ours. */
  stop(): Promise<void>;
}

/** The process takes a moment to start, or to start again. */
const startsWithinMs = 10_000;
const lookAgainMs = 50;
/** Whoever was at work when the process died comes again when it is there again. */
const backInSeconds = 2;

/**
 * @param address of the process that somebody has started on this machine; without one our own is started with the
 * first picture
 */
export function openPictures(address?: string): Pictures {
  let own: PictureProcess | undefined;
  return {
    make: (work, picture, caller, signal = new AbortController().signal) =>
      make(address ?? (own ??= startPictures(() => {})).address, { work, picture, caller, signal }),
    stop: async () => own?.stop(),
  };
}

interface Asked {
  work: Work;
  picture: Uint8Array;
  caller: string;
  signal: AbortSignal;
}

async function make(address: string, asked: Asked): Promise<Buffer> {
  const latest = Date.now() + startsWithinMs;
  for (;;) {
    const answer = await ask(address, asked);
    if (answer) return read(answer);
    if (Date.now() > latest) throw picturesBusy(backInSeconds);
    await wait(lookAgainMs);
    if (asked.signal.aborted) throw gone();
  }
}

/** The answer, or undefined when nobody has even begun: then it may be asked again. */
function ask(
  address: string,
  { work, picture, caller, signal }: Asked,
): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    let hasBegun = false;
    const asked = request({
      socketPath: address,
      method: 'POST',
      path: `/${work}`,
      headers: {
        'x-caller': encodeURIComponent(caller),
        'content-length': picture.length,
        expect: '100-continue',
      },
      agent: false,
      signal,
    });
    asked.once('continue', () => {
      hasBegun = true;
      asked.end(picture);
    });
    asked.once('response', resolve);
    asked.on('error', () => {
      if (signal.aborted) reject(gone());
      else if (hasBegun) reject(picturesBusy(backInSeconds));
      else resolve(undefined);
    });
    asked.flushHeaders();
  });
}

/** Nobody reads it: whoever asked has left. */
function gone(): HttpProblem {
  return new HttpProblem(408, 'timeout');
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  const values = { megapixels: uploads.mostMegapixels };
  switch (answer.statusCode) {
    case 200:
      return buffer(answer).catch(() => {
        throw picturesBusy(backInSeconds);
      });
    case 422:
      throw Object.assign(new HttpProblem(422, 'unreadable-picture', { values }), {
        cause: new Error(await text(answer)),
      });
    case 413:
      answer.resume();
      throw new HttpProblem(422, 'heavy-picture');
    case 429:
    case 503:
      answer.resume();
      throw picturesBusy(Number(answer.headers['retry-after']), answer.statusCode === 429);
    default:
      throw new Error(`The picture process answered ${answer.statusCode}: ${await text(answer)}`);
  }
}
