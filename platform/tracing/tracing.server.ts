import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

const exportTimeoutMs = 3_000;

let isOn = false;
let stop = async () => {};

/**
 * From now on spans are sent to an OpenTelemetry collector, in batches and over HTTP. The SDK reads its other settings (`OTEL_…`)
 * itself. A collector that does not answer loses spans and holds up nothing.
 * @param endpoint the collector's base address, without a slash at its end; undefined: no tracing, and no SDK is loaded
 */
export async function openTracing(endpoint: string | undefined, version: string): Promise<void> {
  if (!endpoint) return;
  const [
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const url = `${endpoint}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: exportTimeoutMs });
  const ours = resourceFromAttributes({ "service.name": "arribo", "service.version": version });
  const provider = new NodeTracerProvider({
    // The operator's OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win.
    resource: ours.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  isOn = true;
  stop = async () => {
    isOn = false;
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
}

/** Sends the spans that wait; gives up after three seconds. */
export async function closeTracing(): Promise<void> {
  await stop().catch(() => undefined);
  stop = async () => {};
}

type Kind = "client" | "internal";
const kinds = { client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Begins a span, as a part of the one that is under way. @returns undefined while tracing is off */
export function beginSpan(name: string, kind: Kind, attributes: Attributes = {}): Span | undefined {
  return isOn ? trace.getTracer("arribo").startSpan(name, { kind: kinds[kind], attributes }) : undefined;
}

/** Ends a span. @param error marks it as failed; its message is left out, because it may quote what a person wrote */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
  }
  span.end();
}

/** Runs `act` as a span; what it begins are parts of it. Without tracing it only runs `act`. */
export function traced<T>(
  name: string,
  { kind = "internal", attributes }: { kind?: Kind; attributes?: Attributes },
  act: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, kind, attributes);
  return span ? runIn(trace.setSpan(context.active(), span), span, act) : act();
}

/**
 * The same for a request that arrived. @param traceparent continues the caller's trace (W3C Trace Context); pass it only from a proxy
 * that is trusted, since it decides what is recorded
 * @param act gets the span, to name it once the route is known
 */
export function tracedRequest<T>(
  traceparent: string | undefined,
  act: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (!isOn) return act(undefined);
  const parent = propagation.extract(ROOT_CONTEXT, traceparent ? { traceparent } : {});
  const span = trace.getTracer("arribo").startSpan("request", { kind: SpanKind.SERVER }, parent);
  return runIn(trace.setSpan(parent, span), span, () => act(span));
}

async function runIn<T>(active: Context, span: Span, act: () => Promise<T>): Promise<T> {
  try {
    const result = await context.with(active, act);
    endSpan(span);
    return result;
  } catch (error) {
    endSpan(span, error);
    throw error;
  }
}
