/** What is measured when somebody looks, such as what waits in a queue. */
export interface Reading {
  /** Of its measure. */
  name: string;
  value: number;
  labels?: Readonly<Record<string, string>>;
}

/** How a measure is called, and what it counts (https://opentelemetry.io/docs/specs/semconv/general/naming). */
export interface Measure {
  name: string;
  unit: string;
  description: string;
}

/** What looks into this process from outside. */
export interface Sight {
  /** Has these measured whenever somebody looks. */
  observe(measures: readonly Measure[], read: () => Promise<readonly Reading[]>): void;
  /** All measures of this process, in the text format of Prometheus. */
  exposition(): Promise<string>;
  /** Sends what was not sent yet. */
  stop(): Promise<void>;
}
