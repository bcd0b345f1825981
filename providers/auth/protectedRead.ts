import { authorizedRequest } from './authorizedRequest.ts';
import { idToken } from './session.ts';

/**
 * What a protected read answers. Without a session that is `empty`, and nobody is asked; so too when the refusal of
 * the server shows that the session is over (behaviour B118). Throws otherwise what `read` throws.
 */
export async function protectedRead<Answer>(empty: Answer, read: () => Promise<Answer>): Promise<Answer> {
  if (!(await idToken())) return empty;
  try {
    return await read();
  } catch (error) {
    if (isRefusal(error) && !(await idToken())) return empty;
    throw error;
  }
}

/** The JSON that a protected read answers, `empty` without a session. Throws `Problem`. */
export function readJson<Answer>(url: string, empty: Answer, init: RequestInit = {}): Promise<Answer> {
  return protectedRead(empty, async () => {
    const response = await authorizedRequest(url, init);
    // What is empty has the type of what is answered, which nothing checks here: see `answerOf`.
    return (await response.json()) as Answer;
  });
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 401;
}
