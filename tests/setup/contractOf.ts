import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

/** As much of the contract as tests read of it. */
export interface Contract {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary?: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer>;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  example?: unknown;
  schema: z.core.JSONSchema.JSONSchema;
}

interface Answer {
  description?: string;
  content?: Record<string, Media>;
  headers?: Record<string, object>;
}

interface Media {
  schema?: z.core.JSONSchema.JSONSchema;
  example?: unknown;
}

/** The contract as it is published, in which shapes stand under names of their own. */
export async function contractOf(app: FastifyInstance): Promise<Contract> {
  return (await app.inject({ url: '/api/openapi.json' })).json();
}

/** The same with everything in its place that it leads to by name. */
export async function inlinedContractOf(app: FastifyInstance): Promise<Contract> {
  const contract = await contractOf(app);
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline);
    if (typeof value !== 'object' || value === null) return value;
    if ('$ref' in value && typeof value.$ref === 'string') {
      const { $ref, ...besides } = value;
      return { ...(inline(at(contract, $ref)) as object), ...(inline(besides) as object) };
    }
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inline(part)]));
  };
  return { ...contract, paths: inline(contract.paths) as Contract['paths'] };
}

function at(contract: Contract, ref: string): unknown {
  const steps = ref.slice('#/'.length).split('/');
  return steps.reduce<unknown>((found, step) => (found as Record<string, unknown>)[step], contract);
}
