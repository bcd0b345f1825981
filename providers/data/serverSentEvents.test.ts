import { expect, test } from 'vitest';
import { serverSentEvents } from './serverSentEvents.ts';

/** An answer whose body arrives in these pieces. */
function answer(...pieces: (string | Uint8Array)[]): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces)
          controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
        controller.close();
      },
    }),
  );
}

test('events arrive whole, however the answer is cut', async () => {
  const umlaut = new TextEncoder().encode('ü');
  const events = [];
  for await (const event of serverSentEvents(
    answer(
      'event: prog',
      'ress\ndata: {"a":1}\n\n: still here\n\ndata: Pr',
      umlaut.subarray(0, 1),
      umlaut.subarray(1),
      'fung\r\ndata: zwei\r\n',
      '\r\nevent: done\ndata: end\n\n',
    ),
  ))
    events.push(event);
  expect(events).toEqual([
    { event: 'progress', data: '{"a":1}' },
    { event: 'message', data: 'Prüfung\nzwei' },
    { event: 'done', data: 'end' },
  ]);
});
