import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { z } from 'zod';
import { lineLogged } from '../signals.ts';

/** What pino writes in each line: the level as a number, the time in milliseconds. */
const line = z.looseObject({ level: z.number(), time: z.number(), msg: z.string().optional() });

/** pino's 10 to 60 as 1, 5, 9, 13, 17, 21 (OpenTelemetry, Logs Data Model: SeverityNumber). */
const severityOf = (level: number) => Math.min(Math.max(Math.floor(level / 10) - 1, 0), 5) * 4 + 1;

/** Sends the lines of the log, which go to standard output as before. Returns what sends the rest. */
export function shipLogs(resource: Resource, url: string): () => Promise<void> {
  const exporter = new OTLPLogExporter({ url: `${url}/v1/logs` });
  const provider = new LoggerProvider({ resource, processors: [new BatchLogRecordProcessor({ exporter })] });
  const logger = provider.getLogger('baustein');
  lineLogged.hear((text) => {
    const { level, time, msg, ...rest } = line.parse(JSON.parse(text));
    logger.emit({
      timestamp: time,
      severityNumber: severityOf(level),
      body: msg ?? '',
      attributes: Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, plain(value)])),
    });
  });
  return () => provider.shutdown();
}

function plain(value: unknown): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return JSON.stringify(value);
}
