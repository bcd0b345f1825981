import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface Page {
  response: LightMyRequestResponse;
  status: number;
  body: string;
  location: string;
}

export interface FormBrowser {
  /** Its cookies by name. */
  jar: Map<string, string>;
  get(address: string): Promise<Page>;
  post(address: string, fields: Record<string, string>): Promise<Page>;
  /** Sends the first form of a page that has all these fields, with what it hides. */
  submit(page: { body: string }, fields: Record<string, string>): Promise<Page>;
}

/** A browser without script: keeps cookies, fills in forms, does not follow redirects by itself. */
export function formBrowser(
  app: FastifyInstance,
  cookies: Record<string, string> = {},
  host = 'ch.localhost:3000',
): FormBrowser {
  const jar = new Map(Object.entries(cookies));
  async function send(method: 'GET' | 'POST', address: string, fields?: Record<string, string>) {
    const { pathname, search } = new URL(address, `http://${host}`);
    const response = await app.inject({
      method,
      url: pathname + search,
      headers: {
        host,
        'accept-language': 'en',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
    });
    for (const { name, value } of response.cookies) {
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return {
      response,
      status: response.statusCode,
      body: response.body,
      location: String(response.headers.location ?? ''),
    };
  }
  return {
    jar,
    get: (address) => send('GET', address),
    post: (address, fields) => send('POST', address, fields),
    submit(page, fields) {
      const forms = [...page.body.matchAll(/<form method="post" action="([^"]*)">(.*?)<\/form>/gs)];
      const wanted = forms.find(([, , inner = '']) =>
        Object.keys(fields).every((name) => inner.includes(`name="${name}"`)),
      );
      if (!wanted) throw new Error(`No such form on: ${page.body}`);
      const [, action = '', inner = ''] = wanted;
      const present = Object.fromEntries(
        [...inner.matchAll(/<input[^>]*>/g)].map(([tag]) => [valueOf(tag, 'name'), valueOf(tag, 'value')]),
      );
      return send('POST', unescape(action), { ...present, ...fields });
    },
  };
}

function valueOf(tag: string, attribute: string): string {
  return unescape(new RegExp(`\\s${attribute}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

function unescape(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
}
