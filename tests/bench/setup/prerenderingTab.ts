import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchOptions, prepareChromium } from '../../setup/browser.ts';
import { freePort } from '../../../server/base/freePort.ts';

/** One tab of a browser that makes pages ahead. */
export interface Tab {
  /** Calls a method of the DevTools protocol on the page that is shown. */
  call(method: string, params?: object): Promise<Record<string, unknown>>;
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: { sessionId: string; targetInfo: { targetId: string; type: string; subtype?: string } };
  result?: Record<string, unknown>;
  error?: { message: string };
}

/**
 * Chromium makes no page ahead while somebody is attached to the page itself, as Playwright is; whoever is attached to
 * the tab, as its own developer tools are, does not keep it from doing so.
 */
export async function openPrerenderingTab(): Promise<Tab> {
  const removeChromium = await prepareChromium();
  const profile = await mkdtemp(join(tmpdir(), 'baustein-profile-'));
  const port = await freePort();
  const chromium = spawn(
    process.env.CHROMIUM as string,
    [
      '--headless=new',
      ...(launchOptions().args ?? []),
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const socket = new WebSocket(await debuggerOf(port));
  await once(socket, 'open');

  const answers = new Map<number, (message: Message) => void>();
  const pages = new Map<string, { targetId: string; subtype?: string }>();
  let calls = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id) answers.get(message.id)?.(message);
    const { sessionId, targetInfo } = message.params ?? {};
    if (message.method === 'Target.attachedToTarget' && message.sessionId && targetInfo?.type === 'page')
      pages.set(sessionId as string, targetInfo);
    if (message.method === 'Target.detachedFromTarget') pages.delete(sessionId as string);
    if (message.method === 'Target.targetInfoChanged')
      for (const [session, { targetId }] of pages)
        if (targetId === targetInfo?.targetId) pages.set(session, targetInfo);
  });
  const send = async (method: string, params: object = {}, sessionId?: string) => {
    const id = (calls += 1);
    const answered = new Promise<Message>((resolve) => answers.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    if (!result) throw new Error(`${method}: ${error?.message}`);
    return result;
  };
  const shown = () => [...pages].find(([, { subtype }]) => subtype !== 'prerender')?.[0];

  const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const [{ targetId }] = targetInfos as [{ targetId: string }];
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  await send('Target.setDiscoverTargets', { discover: true });
  await send(
    'Target.setAutoAttach',
    { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
    sessionId as string,
  );
  const call: Tab['call'] = (method, params) => send(method, params, shown());
  return {
    call,
    evaluate: async <T>(expression: string) => {
      const { result } = await call('Runtime.evaluate', { expression, returnByValue: true });
      return (result as { value: T }).value;
    },
    close: async () => {
      socket.close();
      chromium.kill();
      await once(chromium, 'exit');
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
      await removeChromium();
    },
  };
}

async function debuggerOf(port: number): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer) return ((await answer.json()) as { webSocketDebuggerUrl: string }).webSocketDebuggerUrl;
    await pause(100);
  }
  throw new Error(`Chromium does not answer on port ${port}.`);
}
