import { expect, it, vi } from 'vitest';
import { withMinimumDuration } from './withMinimumDuration.ts';

it('An answer is held back until as much time has passed as an account that there is would take, a refusal too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ended: string[] = [];
  const noting = (work: Promise<string>) =>
    withMinimumDuration(work).then(
      (answer) => ended.push(answer),
      (error: Error) => ended.push(error.message),
    );
  const both = [noting(Promise.resolve('sent')), noting(Promise.reject(new Error('too many')))];
  await vi.advanceTimersByTimeAsync(100);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(both);
  expect(ended.toSorted()).toEqual(['sent', 'too many']);
  vi.useRealTimers();
});
