import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../tests/setup/smallWorld.ts';

let call: Call;
let app: FastifyInstance;

beforeAll(async () => {
  ({ app, call } = await smallWorld());
});

describe('An article', () => {
  const url = '/import/cms-article';
  const section = (contentType: string, content: object, more = {}) => ({
    contentType,
    content,
    position: 'left',
    layout: 'full',
    ...more,
  });
  const imprint = {
    url: 'imprint',
    title: { de: 'Impressum', fr: 'Mentions légales' },
    state: 'published',
    sections: [
      section('text', { de: 'Erste Zeile\n\n<script>alert(1)</script>', fr: '<p onclick="x()">Bonjour</p>' }),
      section('video', { de: 'https://player.vimeo.com/video/1' }, { link: 'mailto:info@baustein.example' }),
    ],
  };

  it('is read by everybody once it is published, cleaned, in the asked language (abuse case 41)', async () => {
    const stored = await call('editor', 'POST', url, imprint);
    expect(stored.statusCode).toBe(201);
    expect(stored.payload).not.toMatch(/script|onclick/);
    const read = await call(undefined, 'GET', '/fr/cms-article/imprint');
    expect(read.json()).toEqual({
      url: 'imprint',
      title: { text: 'Mentions légales', languageUsed: 'fr' },
      sections: [
        { ...section('text', { text: '<p>Bonjour</p>', languageUsed: 'fr' }), link: null },
        {
          ...section('video', { text: 'https://player.vimeo.com/video/1', languageUsed: 'de' }),
          link: 'mailto:info@baustein.example',
        },
      ],
    });
    const german = (await call(undefined, 'GET', '/CH/cms-article/imprint?lang=de')).json();
    expect(german.sections[0].content.text).not.toContain('script');
    expect((await call(undefined, 'GET', '/de/cms-article/nirgends')).statusCode).toBe(404);
    expect((await call(undefined, 'GET', '/XX/cms-article/imprint')).json().type).toBe(
      '/problems/unknown-platform',
    );
  });

  it('is a draft to nobody but its writers; only legal ones are open on private platforms', async () => {
    await call('editor', 'POST', url, { ...imprint, url: 'neu', state: 'draft' });
    expect((await call('editor', 'GET', '/de/cms-article/neu')).statusCode).toBe(404);
    expect((await call('editor', 'GET', `${url}/neu`)).statusCode).toBe(200);
    await call('editor', 'POST', url, { ...imprint, url: 'aktuell' });
    expect((await call(undefined, 'GET', '/CH_DEMO/cms-article/imprint')).statusCode).toBe(200);
    expect((await call(undefined, 'GET', '/CH_DEMO/cms-article/aktuell')).statusCode).toBe(401);
    expect((await call('nobody', 'GET', '/CH_DEMO/cms-article/aktuell')).statusCode).toBe(200);
  });

  it('of terms is that of the platform group where it exists', async () => {
    await call('editor', 'POST', url, { ...imprint, url: 'agb', title: { de: 'Alle' } });
    await call('editor', 'POST', url, { ...imprint, url: 'agb-rhb', title: { de: 'RhB' } });
    const title = async (platform: string) =>
      (await call(undefined, 'GET', `/${platform}/cms-article/agb`)).json().title.text;
    expect([await title('RHB'), await title('MGBAHN'), await title('CH')]).toEqual(['RhB', 'Alle', 'Alle']);
  });

  it('is refused with videos of strangers, pictures nobody uploaded, and for callers without CMS (abuse case 44)', async () => {
    const sections = [
      section('video', { de: 'https://evil.example/v' }),
      section('image', { de: 'no hash' }),
      section('text', { de: 'x' }, { link: '//evil.example' }),
    ];
    expect(faultsOf(await call('editor', 'POST', url, { ...imprint, url: 'x', sections }))).toEqual([
      'sections.2.link link',
      'sections.0.content.de video-host',
      'sections.1.content.de unknown-image',
    ]);
    expect((await call('supplier', 'POST', url, imprint)).statusCode).toBe(403);
    const onZbs = await app.inject({ url: '/api/import/cms-article', headers: { host: 'zbs.localhost' } });
    expect(onZbs.statusCode).toBe(404);
  });

  it('of the law can be changed, but neither deleted nor made a draft', async () => {
    await call('editor', 'POST', url, { ...imprint, url: 'disclaimer' });
    expect((await call('editor', 'DELETE', `${url}/disclaimer`)).json().type).toBe('/problems/stays');
    const asDraft = { ...imprint, url: 'disclaimer', state: 'draft' };
    expect(faultsOf(await call('editor', 'PUT', `${url}/disclaimer`, asDraft))).toEqual([
      'state legal-stays-published',
    ]);
    await call('editor', 'POST', url, { ...imprint, url: 'agb-zbs', state: 'draft' });
    expect((await call('editor', 'DELETE', `${url}/agb-zbs`)).statusCode).toBe(204);
  });
});
