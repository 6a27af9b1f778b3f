// Loaded before the product: weighs it when asked.
import { weigh } from "./weigh.ts";

process.on("message", () => process.send?.(weigh()));
// It must not be what keeps the product alive.
process.channel?.unref();
