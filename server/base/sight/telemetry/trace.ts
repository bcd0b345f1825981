import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace as tracing,
  type Attributes,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Origin } from '../origin.ts';
import {
  jobBegan,
  jobDone,
  requestAnswered,
  requestBegan,
  statementAnswered,
  type Took,
} from '../signals.ts';

/**
 * Traces requests and jobs with the statements that they ask. Whoever asked may be part of a trace already (W3C Trace
 * Context), and jobs go on with that of the request that they follow from. Returns what sends the rest.
 */
export function trace(resource: Resource, url: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces` });
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
  const tracer = provider.getTracer('baustein');
  const spans = new WeakMap<Origin, Span>();

  const begin = (kind: SpanKind) => (origin: Origin) => {
    const attributes = { 'baustein.request.id': origin.requestId };
    const span = tracer.startSpan('work', { kind, attributes }, contextOf(origin));
    spans.set(origin, span);
    const { traceId, spanId, traceFlags } = span.spanContext();
    origin.traceParent = `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  };
  const end = ({ origin, startedAt, ms }: Took, name: string, hasFailed: boolean, attributes: Attributes) => {
    const span = origin && spans.get(origin);
    if (!span) return;
    span.updateName(name).setAttributes(attributes);
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(startedAt + ms);
  };

  requestBegan.hear(begin(SpanKind.SERVER));
  requestAnswered.hear((answered) => {
    const { method, route = 'unknown', status } = answered;
    end(answered, `${method} ${route}`, status >= 500, {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': status,
    });
  });
  jobBegan.hear(begin(SpanKind.CONSUMER));
  jobDone.hear((done) => end(done, `job ${done.job}`, done.hasFailed, { 'baustein.job': done.job }));
  statementAnswered.hear(({ origin, text, startedAt, ms, hasFailed }) => {
    const parent = origin && spans.get(origin);
    if (!parent) return;
    const kind = SpanKind.CLIENT;
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
    const within = tracing.setSpan(ROOT_CONTEXT, parent);
    const span = tracer.startSpan('statement', { kind, attributes, startTime: startedAt }, within);
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(startedAt + ms);
  });
  return () => provider.shutdown();
}

/** @returns the context of whoever asked, if it says one */
function contextOf({ traceParent }: Origin): Context {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceParent ?? '') ?? [];
  const parent = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(parent) ? tracing.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
}
