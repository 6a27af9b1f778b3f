// Preloaded by `--profile`: takes a CPU profile on request.
import { writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";

export type ProfileOrder = "start" | { writeTo: string };

const session = new Session();
session.connect();

process.on("message", async (order: ProfileOrder) => {
  if (order === "start") {
    await session.post("Profiler.enable");
    await session.post("Profiler.setSamplingInterval", { interval: 500 });
    await session.post("Profiler.start");
  } else {
    const { profile } = await session.post("Profiler.stop");
    writeFileSync(order.writeTo, JSON.stringify(profile));
  }
  process.send?.("done");
});
process.channel?.unref();
