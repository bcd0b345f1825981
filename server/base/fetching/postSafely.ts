import type { IncomingMessage } from 'node:http';
import { askAddress } from './askAddress.ts';
import { FetchError } from './FetchError.ts';
import { judgedAddress, readAddress, type Judgement } from './judgedAddress.ts';

/** What is sent, and how long the other side may take. */
export interface Posting extends Judgement {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  longestMs: number;
  /** What it answers beyond that is not waited for. */
  mostBytes: number;
  signal?: AbortSignal;
}

export interface PostAnswer {
  status: number;
  retryAfter: string | undefined;
}

/**
 * Sends something to an address that somebody gave, judged as `fetchSafely` judges it; a redirect is an answer like any other and
 * not followed. The status counts whatever becomes of the body behind it, which nobody reads. Throws `FetchError`.
 */
export async function postSafely(
  address: string,
  { body, headers, longestMs, mostBytes, signal: ending, ...judgement }: Posting,
): Promise<PostAnswer> {
  const timeout = AbortSignal.timeout(longestMs);
  const signal = ending ? AbortSignal.any([timeout, ending]) : timeout;
  const url = readAddress(address);
  try {
    const to = await judgedAddress(url, judgement);
    const said = { ...headers, 'content-length': String(body.length) };
    const answer = await askAddress(url, to, { body, headers: said, signal });
    await drain(answer, mostBytes);
    return { status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    ending?.throwIfAborted();
    if (timeout.aborted)
      throw new FetchError('fetch-too-slow', { seconds: longestMs / 1000 }, { isPassing: true });
    throw new FetchError('fetch-failed', { host: url.host }, { isPassing: true, cause: error });
  }
}

/** Lets the other side finish what it says, as long as that is little. */
async function drain(answer: IncomingMessage, mostBytes: number): Promise<void> {
  let bytes = 0;
  try {
    const arriving: AsyncIterable<Buffer> = answer;
    for await (const chunk of arriving) {
      bytes += chunk.length;
      if (bytes > mostBytes) return;
    }
  } catch {
    // Its status is known, and says enough.
  } finally {
    answer.destroy();
  }
}
