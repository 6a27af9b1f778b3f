import cluster from "node:cluster";
import { once } from "node:events";
import { AggregatorRegistry, type Registry } from "prom-client";

const question = "metrics of all workers";
/** Null: they could not be read. */
type Reply = { metrics: string | null };

/** In the first process: adds up the workers' metrics whenever one of them asks. */
export function answerMetrics(): void {
  const workers = new AggregatorRegistry();
  cluster.on("message", async (worker, message) => {
    if (message !== question) return;
    const metrics = await workers.clusterMetrics().catch(() => null);
    if (worker.isConnected()) worker.send({ metrics } satisfies Reply);
  });
}

/**
 * @returns what Prometheus reads: this process's metrics, or in a worker those of all workers together
 * @throws Error if the first process cannot read them, or does not answer within six seconds
 */
export async function readMetrics(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return registry.metrics();
  const signal = AbortSignal.timeout(6_000);
  process.send?.(question);
  for (;;) {
    const [reply] = (await once(process, "message", { signal })) as [Partial<Reply>];
    if (reply.metrics === null) throw new Error("the metrics of all workers could not be read");
    if (reply.metrics !== undefined) return reply.metrics;
  }
}

/** In a worker: lets the first process read this registry. */
export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry(); // its constructor listens for the first process's requests
}
