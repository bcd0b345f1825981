import { pino, stdSerializers, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '../config/config.ts';

/** What the lines of all our logs have in common: structured, on standard output, from this level on. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return { level: logLevel, serializers: { err: errorLine } } satisfies LoggerOptions;
}

/**
 * The log of a process that serves no requests; Fastify opens that of the server.
 * @param name tells whose lines they are, as both write to one output
 */
export function openLog(config: Pick<Config, 'logLevel'>, name: string): Logger {
  return pino({ ...logOptions(config), name });
}

/** What an error says of itself, without what drivers hang on it: their connection, and rows with what a body said. */
function errorLine(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, code };
}
