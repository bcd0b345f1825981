import { beforeEach, vi } from 'vitest';

/** What Amplify calls, for `vi.mock('aws-amplify/auth', …)`; when a test of the file begins, nobody is signed in. */
export const pool = {
  signIn: vi.fn(),
  signOut: vi.fn(async () => undefined),
  fetchAuthSession: vi.fn(),
  /** Any call about the own account. */
  call: vi.fn<() => Promise<unknown>>(),
};

/** An id token of the user `supplier`. */
export const token = { payload: { sub: '1', 'cognito:username': 'supplier' }, toString: () => 'a.b.c' };

/** A refusal of the pool. */
export function refusal(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  pool.fetchAuthSession.mockResolvedValue({});
});
