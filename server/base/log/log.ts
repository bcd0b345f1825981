import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { lineLogged } from '../sight/signals.ts';
import type { Config } from '../config/config.ts';

/** What the lines of all our logs have in common: structured, on standard output, from this level on. */
export function logOptions({ logLevel }: Pick<Config, 'logLevel'>) {
  return { level: logLevel, serializers: { err: errorLine } } satisfies LoggerOptions;
}

/** Where lines go if somebody listens to them: there, and to standard output as ever. */
export function logStream(): DestinationStream | undefined {
  if (!lineLogged.isHeard) return undefined;
  return {
    write: (line) => {
      process.stdout.write(line);
      lineLogged.tell(line);
    },
  };
}

/**
 * The log of a process that serves no requests; Fastify opens that of the server.
 * @param name tells whose lines they are, as both write to one output
 */
export function openLog(config: Pick<Config, 'logLevel'>, name: string): Logger {
  const options = { ...logOptions(config), name };
  const stream = logStream();
  return stream ? pino(options, stream) : pino(options);
}

/** What an error says of itself, without what drivers hang on it: their connection, and rows with what a body said. */
function errorLine(error: Error) {
  const { type, message, stack, code } = stdSerializers.err(error);
  return { type, message, stack, code };
}
