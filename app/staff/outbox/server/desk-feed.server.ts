import { notifyLater, subscribe } from "#platform/database/listen.server.ts";
import { afterCommit, type Db } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";

/** NOTIFY channel; its messages say that there is news, and nothing else. */
const deskChannel = "desk";

/** Milliseconds within which the news of one process is sent as one notification. */
const gatherMs = 200;

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

// What was sent while the connection was lost did not arrive.
subscribe(deskChannel, { onMessage: tell, onReconnect: tell });

/** Calls `listener` when there is news for staff, in whichever process it was written. @returns the unsubscribe function */
export function subscribeToDesk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let isGathering = false;

/**
 * Tells the open desks of all processes once `tx` has committed. Not in the transaction: NOTIFY holds a lock of the whole
 * server until the commit. Should the process end before, the desks read it at their next refetch.
 */
export function tellDesks(tx: Db): void {
  afterCommit(tx, () => {
    if (isGathering) return;
    isGathering = true;
    setTimeout(() => {
      isGathering = false;
      notifyLater(deskChannel, "").catch((error: unknown) =>
        log.warn(safeError(error), "could not tell the desks of news"),
      );
    }, gatherMs).unref();
  });
}
