import type { z } from 'zod';

/** The public API of a running server. */
export interface Server {
  /**
   * What it answers to a call below `/api/{platform}/`, and after how many milliseconds that had arrived as a whole;
   * undefined where it answers that there is no such thing. Throws what to do about any other refusal.
   */
  ask<T extends z.ZodType>(
    call: Call,
    shape: T,
  ): Promise<{ answer: z.infer<T> | undefined; milliseconds: number }>;
}

export interface Call {
  platform: string;
  /** Its parts, each as it is meant; they are encoded here. */
  path: readonly string[];
  query: Readonly<Record<string, string | number | undefined>>;
}

/** @param token of somebody who may see the platforms that are asked; public ones need none. */
export function openServer(address: string, token: string | undefined): Server {
  return {
    async ask({ platform, path, query }, shape) {
      const url = new URL(`/api/${[platform, ...path].map(encodeURIComponent).join('/')}`, address);
      for (const [key, value] of Object.entries(query))
        if (value !== undefined) url.searchParams.set(key, String(value));
      const start = performance.now();
      const response = await fetch(url, {
        headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      }).catch((cause: unknown) => {
        throw new Error(
          `No server answers at ${address}: start it with npm start, or say with --server where it runs.`,
          { cause },
        );
      });
      const text = await response.text();
      const milliseconds = performance.now() - start;
      if (response.status === 404 && path[0] !== 'search' && path[0] !== 'suggest')
        return { answer: undefined, milliseconds };
      if (!response.ok) throw new Error(refused(platform, url, response.status, text));
      return { answer: shape.parse(JSON.parse(text)), milliseconds };
    },
  };
}

function refused(platform: string, url: URL, status: number, text: string): string {
  if (status === 401)
    return `${platform} is private: give a valid id token of somebody who may see it in JUDGE_TOKEN (npm run -s token -- <user>).`;
  return `${url.href} was answered with ${status}: ${text.slice(0, 300)}`;
}
