import { setTimeout as sleep } from "node:timers/promises";
import { startChild } from "./child.ts";
import { startWithCleanup } from "./cleanup.ts";
import type { MailSinkOrder } from "./mail-sink.ts";

export type Mail = {
  /** For SMTP_URL. */
  url: string;
  /** The mails accepted so far. */
  taken: () => Promise<number>;
  /** Waits until no mail has come for half a second, at most ten minutes. */
  settled: () => Promise<void>;
};

/** A mail service on loopback, in a process of its own, that accepts every mail and discards it. */
export async function openMailSink(): Promise<Mail> {
  const sink = await startWithCleanup(async () => startChild("load/mail-sink.ts"));
  const taken = () => sink.ask<number>("taken" satisfies MailSinkOrder);
  return {
    url: `smtp://127.0.0.1:${await sink.ask<number>("open" satisfies MailSinkOrder)}`,
    taken,
    async settled() {
      const deadline = performance.now() + 600_000;
      for (let before = -1, now = await taken(); before !== now && performance.now() < deadline; ) {
        await sleep(500);
        [before, now] = [now, await taken()];
      }
    },
  };
}
