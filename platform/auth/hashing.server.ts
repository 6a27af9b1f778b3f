import { FairQueue } from "#platform/async/fair-queue.ts";
import { AppError } from "#platform/errors.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";

/**
 * A hash occupies one of Node's four threads for 100 ms. Strangers, known devices and staff's known devices have separate
 * queues, so that a crowd fills only its own; within a queue networks take turns.
 */
const maxActive = 3;
const maxWaiting = 18;
const maxWaitMs = 3_000;

export type HashQueue = "staff" | "known" | "anybody";
type Hasher = { queue: HashQueue; address: string | undefined };
type EndWait = (admitted: boolean) => void;

const queues: Record<HashQueue, FairQueue<EndWait>> = {
  staff: new FairQueue(),
  known: new FairQueue(),
  anybody: new FairQueue(),
};
let active = 0;
let lastServed: HashQueue = "anybody";

/** Runs `hash` when a slot is free. @throws AppError unavailable if too many wait */
export async function withHashingSlot<T>({ queue, address }: Hasher, hash: () => Promise<T>): Promise<T> {
  if (active < maxActive) active += 1;
  else if (!(await waitForSlot(queues[queue], widerNetwork(address ?? ""))))
    throw new AppError("unavailable", { retryAfter: 2 });
  try {
    return await hash();
  } finally {
    releaseSlot();
  }
}

function waitForSlot(queue: FairQueue<EndWait>, network: string): Promise<boolean> {
  if (queue.size >= maxWaiting) {
    const displaced = queue.lastOfMore(network);
    if (!displaced) return Promise.resolve(false);
    displaced(false);
  }
  return new Promise((resolve) => {
    const endWait = (admitted: boolean) => {
      clearTimeout(timer);
      queue.leave(network, endWait);
      resolve(admitted);
    };
    const timer = setTimeout(() => endWait(false), maxWaitMs);
    queue.join(network, endWait);
  });
}

/** Staff come first, since they answer emergencies; the other two queues take turns. */
function releaseSlot(): void {
  const order: HashQueue[] =
    lastServed === "known" ? ["staff", "anybody", "known"] : ["staff", "known", "anybody"];
  const next = order.find((queue) => queues[queue].size > 0);
  if (!next) {
    active -= 1;
    return;
  }
  if (next !== "staff") lastServed = next;
  queues[next].next()?.(true);
}
