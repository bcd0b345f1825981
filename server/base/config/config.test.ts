import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the settings', () => {
  it('have a value for everything in an empty environment', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicOrigin: 'http://{slug}.localhost:3000',
      trustProxy: false,
      seed: 'demo',
      embeddedIdentity: false,
      devDatabase: false,
    });
  });

  it('leave a database of somebody else alone, and take Cognito by its pool', () => {
    const config = readConfig({
      DATABASE_URL: 'postgres://app@db/baustein',
      COGNITO_USER_POOL_ID: 'eu-central-1_abc',
      COGNITO_CLIENT_ID: 'client1',
    });
    expect(config).toMatchObject({
      seed: 'none',
      cognito: { userPoolId: 'eu-central-1_abc', clientId: 'client1' },
    });
  });

  it('let one process serve in development, whatever is said', () => {
    expect(readConfig({ NODE_ENV: 'development', WEB_PROCESSES: '4' }).webProcesses).toBe(1);
    expect(readConfig({ WEB_PROCESSES: '4' }).webProcesses).toBe(4);
  });

  it.each([
    ['PORT', '70000', 'from 1 to 65535'],
    ['FIRST_ADMINISTRATOR', 'anna', 'an e-mail address'],
    ['WEB_PROCESSES', '0', 'from 1 to 32'],
    ['PUBLIC_ORIGIN', 'https://baustein.example', 'placeholder {slug}'],
    ['PUBLIC_ORIGIN', 'https://{slug}.example.com/path', 'without a path'],
    ['TRUST_PROXY', '2', 'addresses of the proxies'],
    ['DATABASE_URL', 'mysql://db', 'postgres://'],
    ['DATABASE_READ_URL', 'postgres://replica/baustein', 'set the address of the primary too'],
    ['SEED', 'many', 'demo, none or a number'],
    ['STORAGE_URL', '/var/storage', 'file:///var/baustein'],
    ['STORAGE_URL', 's3://bucket', 'region='],
    ['STORAGE_URL', 's3://bucket?endpoint=minio', 'endpoint=https://'],
    ['COGNITO_CLIENT_ID', 'client1', 'COGNITO_USER_POOL_ID is missing'],
    ['EMBEDDED_IDENTITY', 'maybe', '1 or 0'],
    ['BUDGET_STORED_MB', '2 GB', 'whole number from 1'],
    ['IMPORT_PACE', 'slow', 'full or gentle'],
    ['LOG_LEVEL', 'loud', 'debug'],
  ])('stop the start at %s=%s with a sentence that helps', (name, value, remedy) => {
    expect(() => readConfig({ [name]: value })).toThrow(remedy);
    expect(() => readConfig({ [name]: value })).toThrow(name.split('_')[0]);
  });
});
