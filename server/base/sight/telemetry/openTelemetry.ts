import { hostname } from 'node:os';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader, type IMetricReader } from '@opentelemetry/sdk-metrics';
import type { Sight } from '../Sight.ts';
import { measureProcess } from './measureProcess.ts';
import { measureSignals } from './measureSignals.ts';
import { observing } from './observing.ts';
import { shipLogs } from './shipLogs.ts';
import { trace } from './trace.ts';

/**
 * Sight by the libraries of OpenTelemetry.
 * @param name which of the processes of a machine this is
 * @param url where a collector takes measures, traces and log by OTLP over HTTP; without one they are not sent
 */
export function openTelemetry(name: string, url: string | undefined): Sight {
  const resource = resourceFromAttributes({
    'service.name': 'baustein',
    'service.instance.id': `${hostname()}/${name}`,
    process: name,
  });
  const shown = new PrometheusExporter({ preventServerStart: true });
  const readers: IMetricReader[] = [shown];
  if (url)
    readers.push(
      new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter({ url: `${url}/v1/metrics` }) }),
    );
  const meters = new MeterProvider({ resource, readers });
  const meter = meters.getMeter('baustein');
  measureSignals(meter);
  measureProcess(meter);
  const sending = url ? [trace(resource, url), shipLogs(resource, url)] : [];
  // Each of its lines says which process it is of.
  const serializer = new PrometheusSerializer(undefined, false, /^process$/, true, true);

  return {
    observe: observing(meter),
    exposition: async () => serializer.serialize((await shown.collect()).resourceMetrics),
    stop: async () => {
      await Promise.allSettled([meters.shutdown(), ...sending.map((stop) => stop())]);
    },
  };
}
