import type { Config } from '../config/config.ts';
import type { Sight } from './Sight.ts';

/**
 * Lets this process be seen, if `METRICS_PORT` or `OTEL_EXPORTER_OTLP_ENDPOINT` asks for it: only then the libraries are
 * loaded, and only then anything is measured.
 * @param name tells the processes of a machine apart: `web-1`, `worker`
 */
export async function beginSight(
  { metricsPort, telemetryUrl }: Pick<Config, 'metricsPort' | 'telemetryUrl'>,
  name: string,
): Promise<Sight | undefined> {
  if (metricsPort === undefined && telemetryUrl === undefined) return undefined;
  const { openTelemetry } = await import('./telemetry/openTelemetry.ts');
  return openTelemetry(name, telemetryUrl);
}
