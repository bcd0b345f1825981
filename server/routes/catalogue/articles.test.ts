import type { FastifyInstance } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../../tests/setup/calls.ts';
import { faultsOf, smallWorld } from '../../../tests/setup/smallWorld.ts';

let call: Call;
let app: FastifyInstance;
let database: Awaited<ReturnType<typeof smallWorld>>['database'];

beforeAll(async () => {
  ({ app, call, database } = await smallWorld());
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

  it('of the terms of a group answers on the platforms of that group alone (behaviour B34)', async () => {
    await call('editor', 'POST', url, { ...imprint, url: 'agb_datenlieferanten-mgbahn' });
    const seenOn = async (article: string) => {
      const found = [];
      for (const platform of ['CH', 'RHB', 'RHB_API', 'MGBAHN', 'ZBS', 'MGBAHN_DEMO'])
        if ((await call(undefined, 'GET', `/${platform}/cms-article/${article}`)).statusCode === 200)
          found.push(platform);
      return found;
    };
    expect(await seenOn('agb-rhb')).toEqual(['RHB', 'RHB_API']);
    expect(await seenOn('agb_datenlieferanten-mgbahn')).toEqual(['MGBAHN', 'MGBAHN_DEMO']);
    // What only looks like terms is an article like any other, and as open as those.
    await call('editor', 'POST', url, { ...imprint, url: 'agb-archiv' });
    expect(await seenOn('agb-archiv')).toEqual(['CH', 'RHB', 'RHB_API', 'MGBAHN']);
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

  it('shows only pictures that are there; one that is gone meanwhile keeps nobody from saving', async () => {
    const missing = 'd'.repeat(64);
    const picture = section('image', { de: missing });
    const given = { ...imprint, url: 'bilder', sections: [imprint.sections[0], picture] };
    const write = () => call('editor', 'POST', url, given);
    expect(faultsOf(await write())).toEqual(['sections.1.content.de unknown-image']);
    await database.write`
      insert into image (platform, orga_sid, hash, kind, width, height) values ('CH', '', ${missing}, 'orgaMedia', 1, 1)`;
    expect((await write()).statusCode).toBe(201);
    await database.write`delete from image where hash = ${missing}`;
    const again = { ...given, title: { de: 'Neu' } };
    expect((await call('editor', 'PUT', `${url}/bilder`, again)).statusCode).toBe(200);
    const moved = { ...again, sections: [picture, ...imprint.sections] };
    expect((await call('editor', 'PUT', `${url}/bilder`, moved)).statusCode).toBe(200);
    const another = [section('image', { fr: 'e'.repeat(64) }), picture];
    expect(faultsOf(await call('editor', 'PUT', `${url}/bilder`, { ...given, sections: another }))).toEqual([
      'sections.0.content.fr unknown-image',
    ]);
  });

  it('is judged as it will be stored: of a pasted picture nothing is left, which is refused', async () => {
    for (const pasted of ['<img src="data:image/png;base64,AAAA">', '<script>x</script>', '<svg></svg>']) {
      const given = { ...imprint, url: 'eingefuegt', sections: [section('text', { de: pasted })] };
      expect(faultsOf(await call('editor', 'POST', url, given))).toEqual(['sections.0.content required']);
      expect((await call('editor', 'GET', `${url}/eingefuegt`)).statusCode).toBe(404);
    }
    const long = '&'.repeat(20_000);
    const given = { ...imprint, url: 'eingefuegt', sections: [section('text', { de: long })] };
    expect(faultsOf(await call('editor', 'POST', url, given))).toEqual(['sections.0.content.de too-long']);
    const inBell = { ...given, sections: [section('text', { de: '<p>a&#7;b</p>' })] };
    expect(faultsOf(await call('editor', 'POST', url, inBell))).toEqual([
      'sections.0.content.de control-character',
    ]);
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
