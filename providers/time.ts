import { request } from './fetch.ts';

let ahead: Promise<number> | undefined;

/**
 * How many milliseconds the time service is ahead of this device's clock (behaviour B71); 0 where it does
 * not answer. Asked once per page.
 */
export function clockDifference(timeServiceUrl = '/api/time'): Promise<number> {
  ahead ??= ask(timeServiceUrl).catch(() => 0);
  return ahead;
}

async function ask(url: string): Promise<number> {
  const sent = Date.now();
  const response = await request(url, { signal: AbortSignal.timeout(5000) });
  const answered = Date.parse((await response.text()).trim());
  if (Number.isNaN(answered)) return 0;
  // The answer was written about half way between asking and hearing.
  return answered - (sent + Date.now()) / 2;
}
