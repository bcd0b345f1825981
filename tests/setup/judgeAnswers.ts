import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Contract } from './contractOf.ts';

/** As much of an answer as the contract speaks of. */
export interface Answered {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Headers that say something of the answer itself, each of which the contract has to name. */
const meaningful = [
  'content-disposition',
  'content-range',
  'deprecation',
  'etag',
  'import-report',
  'link',
  'location',
  'preference-applied',
  'sunset',
  'total',
  'upload-expires',
  'upload-length',
  'upload-offset',
];

/** Judges answers by the contract: what is said of each is outside of it, and empty where it keeps to it. */
export function judgeAnswers(contract: Contract) {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateSchema: false });
  formats.default(ajv);
  ajv.addSchema({ ...contract, $id: 'contract' });
  const shared = contract.components.responses as Contract['paths'][string][string]['responses'];

  /** @param name such as `GET /import/product/{platform}` */
  return (name: string, { statusCode, headers, body }: Answered): string[] => {
    const [method = '', path = ''] = name.split(' ');
    const { responses = {} } = contract.paths[`/api${path}`]?.[method.toLowerCase()] ?? {};
    const status = String(statusCode) in responses ? String(statusCode) : 'default';
    if (status === 'default' && statusCode < 400) return [`status ${statusCode}`];
    const { $ref } = responses[status] as { $ref?: string };
    const place =
      $ref ?? `#/paths/${`/api${path}`.replaceAll('/', '~1')}/${method.toLowerCase()}/responses/${status}`;
    const said = $ref ? shared[$ref.split('/').at(-1) ?? ''] : responses[status];
    const unnamed = meaningful.filter(
      (header) =>
        header in headers && !Object.keys(said?.headers ?? {}).some((one) => one.toLowerCase() === header),
    );
    const complaints = unnamed.map((header) => `${statusCode} header ${header}`);
    const type = String(headers['content-type'] ?? '').split(';')[0] ?? '';
    if (!said?.content) return body === '' ? complaints : [...complaints, `${statusCode} body where none is`];
    if (!(type in said.content)) return [...complaints, `${statusCode} as "${type}"`];
    if (!type.endsWith('json')) return complaints;
    const schema = `contract${place}/content/${type.replaceAll('/', '~1')}/schema`
      .replaceAll('{', '%7B')
      .replaceAll('}', '%7D');
    const validate = ajv.getSchema(schema) ?? ajv.compile({ $ref: schema });
    if (validate(JSON.parse(body))) return complaints;
    const faults = (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${statusCode} ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
    return [...complaints, ...faults];
  };
}
