export interface ServerSentEvent {
  event: string;
  data: string;
}

/**
 * The events of a `text/event-stream` answer as they come in. With `fetch` instead of `EventSource`, as only
 * that can carry a bearer token.
 */
export async function* serverSentEvents(response: Response): AsyncGenerator<ServerSentEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest = (rest + (value ?? '')).replace(/\r\n?/g, '\n');
      const blocks = rest.split('\n\n');
      rest = done ? '' : (blocks.pop() ?? '');
      for (const block of blocks) {
        const event = parse(block);
        if (event) yield event;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function parse(block: string): ServerSentEvent | undefined {
  const parsed = { event: 'message', data: '' };
  let hasData = false;
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(event|data):? ?(.*)$/.exec(line) ?? [];
    if (name === 'event') parsed.event = value;
    if (name === 'data') {
      parsed.data += hasData ? `\n${value}` : value;
      hasData = true;
    }
  }
  return hasData ? parsed : undefined;
}
