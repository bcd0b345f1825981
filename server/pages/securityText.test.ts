import fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../base/config/config.ts';
import { securityText } from './securityText.ts';

it('Whoever finds a weakness is told whom to write to, if somebody is named, for a month at a time', async () => {
  const asked = async (env: Record<string, string>) => {
    const app = fastify();
    securityText(app, readConfig(env));
    return app.inject('/.well-known/security.txt');
  };
  expect((await asked({})).statusCode).toBe(404);
  const { body } = await asked({ SECURITY_CONTACT: 'mailto:sicherheit@firma.example' });
  expect(body).toContain('Contact: mailto:sicherheit@firma.example\n');
  const [, expires = ''] = /^Expires: (.*)$/m.exec(body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(28);
  expect(days).toBeLessThan(31);
  expect(() => readConfig({ SECURITY_CONTACT: 'sicherheit@firma.example' })).toThrow('SECURITY_CONTACT');
});
