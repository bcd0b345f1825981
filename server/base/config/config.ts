import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { budgets, writesAMinute, type Budget } from '../../../resources/limits.ts';
import { paces } from '../pace.ts';
import { fetchAllowanceOf, type FetchAllowance } from '../fetching/FetchAllowance.ts';
import { s3AddressOf } from '../storage/s3Address.ts';

const flag = z
  .enum(['1', '0', 'true', 'false', 'on', 'off'], 'must be 1 or 0')
  .transform((value) => ['1', 'true', 'on'].includes(value));

const amount = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 to 9999999')
  .transform(Number);

const noPort = 'must be a number from 1 to 65535';
const port = z
  .string()
  .regex(/^\d{1,5}$/, noPort)
  .transform(Number)
  .pipe(z.number().min(1, noPort).max(65535, noPort));

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, 'must be an address such as postgres://user:password@host:5432/baustein');

const webUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
});

/** A number of hops is not offered: a client that sends as many headers itself would be believed. */
const trustProxy = z.string().transform((value, context) => {
  if (['off', '0', 'false'].includes(value)) return false;
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isProxy)) return proxies;
  context.addIssue('must be off, or the addresses of the proxies in front, such as 10.0.0.0/8 or loopback');
  return z.NEVER;
});

function isProxy(value: string): boolean {
  const [address = '', bits] = value.split('/');
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return false;
  return isIP(address) > 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(value);
}

const fetchAllowed = z.string().transform((value, context): FetchAllowance => {
  const allowance = fetchAllowanceOf(value);
  if (allowance) return allowance;
  context.addIssue(
    'must be hosts, addresses or networks with commas between, such as bilder.firma.lan, 10.0.0.0/8',
  );
  return z.NEVER;
});

function isFolderAddress(value: string): boolean {
  return value.startsWith('file:///') && URL.canParse(value);
}

const publicOrigin = z.string().refine((value) => {
  const origin = value.replace('{slug}', 'ch');
  return origin !== value && URL.canParse(origin) && new URL(origin).origin === origin;
}, 'must be an origin with the placeholder {slug}, such as https://{slug}.example.com, without a path');

/** Behind that the database is what work waits for. */
const mostByDefault = 8;

const environment = z.object({
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('production'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  WEB_PROCESSES: z
    .string()
    .regex(/^([1-9]|[12]\d|3[0-2])$/, 'must be a number from 1 to 32')
    .transform(Number)
    .optional(),
  PUBLIC_ORIGIN: publicOrigin.optional(),
  TRUST_PROXY: trustProxy.default(false),
  DATA_DIR: z
    .string()
    .default('.data')
    .transform((path) => resolve(path)),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_PREPARED: flag.optional(),
  DATABASE_CONNECTIONS: z
    .string()
    .regex(/^([2-9]|[1-9]\d{1,2})$/, 'must be a number from 2 to 999')
    .transform(Number)
    .optional(),
  STORAGE_URL: z
    .string()
    .refine(
      (value) => isFolderAddress(value) || s3AddressOf(value) !== undefined,
      "must be a folder such as file:///var/baustein, or a bucket such as s3://bucket/folder?region=eu-central-1, with &endpoint=https://... for a store that is not Amazon's",
    )
    .optional(),
  MAIL_URL: z
    .string()
    .regex(/^(smtps?|file):./, 'must start with smtp:, smtps: or file:')
    .optional(),
  SEED: z
    .string()
    .regex(/^(demo|none|\d{1,8})$/, 'must be demo, none or a number of products')
    .transform((value): Seed => (value === 'demo' || value === 'none' ? value : Number(value)))
    .optional(),
  FIRST_ADMINISTRATOR: z.email('must be an e-mail address').optional(),
  DEV_DATABASE: flag.default(false),
  TIME_SERVICE_URL: webUrl.optional(),
  FETCH_ALLOWED: fetchAllowed.optional(),
  COGNITO_USER_POOL_ID: z
    .string()
    .regex(/^[\w-]+_\w+$/, 'must be a pool id such as eu-central-1_AbCdEf123')
    .optional(),
  COGNITO_CLIENT_ID: z.string().regex(/^\w+$/, 'must be the id of an app client of the pool').optional(),
  COGNITO_HOSTED_UI: webUrl.optional(),
  COGNITO_CUSTOM_AUTH: flag.optional(),
  EMBEDDED_IDENTITY: flag.optional(),
  WRITES_A_MINUTE: amount.default(writesAMinute),
  BUDGET_STORED_MB: amount.default(budgets.storedMegabytes),
  BUDGET_UPLOADED_MB_A_DAY: amount.default(budgets.uploadedMegabytesADay),
  BUDGET_PICTURES_A_DAY: amount.default(budgets.picturesADay),
  BUDGET_MEGAPIXELS_A_DAY: amount.default(budgets.megapixelsADay),
  BUDGET_IMPORTS_WAITING: amount.default(budgets.importsWaiting),
  BUDGET_ROWS_WAITING: amount.default(budgets.rowsWaiting),
  BUDGET_ISSUES_KEPT: amount.default(budgets.issuesKept),
  BUDGET_RAW_VALUES: amount.default(budgets.rawValues),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+|tel:.+)$/, 'must start with mailto:, https:// or tel:')
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
  IMPORT_PACE: z.enum(paces, 'must be full or gentle').default('full'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});

export type Seed = 'demo' | 'none' | number;
export type Config = ReturnType<typeof readConfig>;

/**
 * The settings of one process, read once from its environment; an empty variable counts as absent.
 * Throws an Error with one sentence per wrong variable that names the variable and the remedy.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = environment.safeParse(given);
  if (!result.success) {
    throw new Error(
      result.error.issues.map(({ path, message }) => sentence(String(path[0]), given, message)).join('\n'),
    );
  }
  const read = result.data;
  const cognito = cognitoOf(read);
  if (read.DATABASE_READ_URL && !read.DATABASE_URL) {
    throw new Error('DATABASE_READ_URL is set without DATABASE_URL: set the address of the primary too.');
  }
  if (read.DATABASE_DIRECT_URL && !read.DATABASE_URL) {
    throw new Error('DATABASE_DIRECT_URL is set without DATABASE_URL: set the address of the pooler too.');
  }
  return {
    nodeEnv: read.NODE_ENV,
    port: read.PORT,
    host: read.HOST,
    /** How many processes serve, each on a core of its own. */
    webProcesses: webProcessesOf(read),
    /** Origin of every platform, with the placeholder `{slug}`. */
    publicOrigin: read.PUBLIC_ORIGIN ?? `http://{slug}.localhost:${read.PORT}`,
    trustProxy: read.TRUST_PROXY,
    /** Absolute path. */
    dataDir: read.DATA_DIR,
    /** Absent: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: read.DATABASE_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    /** The primary itself, where a pooler stands before it at `databaseUrl`. */
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    /** Are statements prepared? Absent: where no pooler stands before the database. */
    isPrepared: read.DATABASE_PREPARED,
    /** Connections of each pool of a process; absent: by the number of processes. */
    connectionsPerPool: read.DATABASE_CONNECTIONS,
    storageUrl: read.STORAGE_URL ?? pathToFileURL(resolve(read.DATA_DIR, 'storage')).href,
    /** Absent: mails are kept as files in `dataDir`. */
    mailUrl: read.MAIL_URL ?? pathToFileURL(resolve(read.DATA_DIR, 'mail')).href,
    /** `demo`: the demo world; a number: that many products of it. */
    seed: read.SEED ?? seedOf(read),
    /** Who becomes the administrator where there is none. */
    firstAdministrator: read.FIRST_ADMINISTRATOR,
    devDatabase: read.DEV_DATABASE,
    timeServiceUrl: read.TIME_SERVICE_URL,
    /** What pictures may be fetched from beside public addresses. */
    fetchAllowed: read.FETCH_ALLOWED ?? { hosts: [], networks: [] },
    cognito,
    /** Serve the embedded identity provider to other machines too. */
    embeddedIdentity: read.EMBEDDED_IDENTITY ?? false,
    /** Calls that may write, of one caller. */
    writesAMinute: read.WRITES_A_MINUTE,
    budgets: budgetOf(read),
    /** How imports, and what follows from them, are worked through (behaviour B378). */
    importPace: read.IMPORT_PACE,
    logLevel: read.LOG_LEVEL,
    /** Whom to tell of a weakness; an address with its scheme. */
    securityContact: read.SECURITY_CONTACT,
    /** Where this machine says how it is (`/metrics`); absent: nowhere (behaviour B658). */
    metricsPort: read.METRICS_PORT,
    metricsHost: read.METRICS_HOST,
    /** Where measures, traces and log are sent, without a slash at the end. */
    telemetryUrl: read.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, ''),
  };
}

/** What a company may have unless an administrator lets it have more (behaviour B162). */
function budgetOf(read: z.output<typeof environment>): Budget {
  return {
    storedMegabytes: read.BUDGET_STORED_MB,
    uploadedMegabytesADay: read.BUDGET_UPLOADED_MB_A_DAY,
    picturesADay: read.BUDGET_PICTURES_A_DAY,
    megapixelsADay: read.BUDGET_MEGAPIXELS_A_DAY,
    importsWaiting: read.BUDGET_IMPORTS_WAITING,
    rowsWaiting: read.BUDGET_ROWS_WAITING,
    issuesKept: read.BUDGET_ISSUES_KEPT,
    rawValues: read.BUDGET_RAW_VALUES,
  };
}

/** In development Vite serves what it makes, from one process. */
function webProcessesOf({ NODE_ENV, WEB_PROCESSES }: z.output<typeof environment>): number {
  switch (NODE_ENV) {
    case 'development':
      return 1;
    case 'test':
      return WEB_PROCESSES ?? 1;
    case 'production':
      return WEB_PROCESSES ?? Math.min(availableParallelism(), mostByDefault);
  }
}

function seedOf({ DATABASE_URL }: { DATABASE_URL?: string | undefined }): Seed {
  return DATABASE_URL ? 'none' : 'demo';
}

function sentence(name: string, given: Record<string, string | undefined>, message: string): string {
  return `${name} is ${JSON.stringify(given[name])} but ${message}.`;
}

function cognitoOf(read: z.output<typeof environment>) {
  const { COGNITO_USER_POOL_ID: userPoolId, COGNITO_CLIENT_ID: clientId, COGNITO_HOSTED_UI: hostedUi } = read;
  if (!userPoolId && !clientId && !hostedUi) return undefined;
  if (!userPoolId)
    throw new Error('COGNITO_USER_POOL_ID is missing: set the id of the pool, or no COGNITO_ variable.');
  if (!clientId)
    throw new Error('COGNITO_CLIENT_ID is missing: set the id of the app client, or no COGNITO_ variable.');
  return { userPoolId, clientId, hostedUi, hasCustomAuth: read.COGNITO_CUSTOM_AUTH ?? false };
}
