import type { Meter, Observable } from '@opentelemetry/api';
import type { Sight } from '../Sight.ts';

/** Declares measures that are taken when somebody looks; what fails meanwhile has nothing to say. */
export function observing(meter: Meter): Sight['observe'] {
  return (measures, read) => {
    const gauges = new Map<string, Observable>();
    for (const { name, unit, description } of measures)
      gauges.set(name, meter.createObservableGauge(name, { unit, description }));
    meter.addBatchObservableCallback(
      async (result) => {
        for (const { name, value, labels } of await read().catch(() => [])) {
          const gauge = gauges.get(name);
          if (gauge) result.observe(gauge, value, { ...labels });
        }
      },
      [...gauges.values()],
    );
  };
}
