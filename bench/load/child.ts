import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export type Child = {
  /** Sends one order and waits for its answer; not concurrently. */
  ask<T>(order: unknown, timeoutMs?: number): Promise<T>;
  stop(): Promise<void>;
};

type Reply = { answer?: unknown; error?: string };

/** Starts a program of this folder that uses `takeOrders`. */
export function startChild(file: string): Child {
  const child = fork(path.join(import.meta.dirname, "..", file), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  return {
    async ask<T>(order: unknown, timeoutMs = 60_000) {
      const reply = once(child, "message", { signal: AbortSignal.timeout(timeoutMs) });
      child.send(order as object);
      const { answer, error } = (await reply)[0] as Reply;
      if (error) throw new Error(`${file}: ${error}`);
      return answer as T;
    },
    stop: () => stopProcess(child, "SIGTERM", 5_000),
  };
}

const stopping = new WeakMap<ChildProcess, Promise<void>>();

/** Stops a child, by force after `timeoutMs` ms. A second signal would make the product abandon its database. */
export function stopProcess(child: ChildProcess, signal: NodeJS.Signals, timeoutMs: number): Promise<void> {
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    const force = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
    child.kill(signal);
    await ended;
    clearTimeout(force);
  };
  const ending = stopping.get(child) ?? end();
  stopping.set(child, ending);
  return ending;
}

/** In the child: answers orders; exits with its parent. */
export function takeOrders<O>(handle: (order: O) => unknown): void {
  process.on("disconnect", () => process.exit());
  process.on("message", async (order) => {
    try {
      process.send?.({ answer: await handle(order as O) });
    } catch (error) {
      process.send?.({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}

/** In microseconds. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
