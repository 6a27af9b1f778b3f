// Preloaded: reports memory on request.
import { measureMemory } from "./memory.ts";

process.on("message", () => process.send?.(measureMemory()));
// Must not keep the product alive.
process.channel?.unref();
