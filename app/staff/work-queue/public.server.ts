export { readNewCalls } from "./server/new-calls.server.ts";
export { readWaiting } from "./server/waiting.server.ts";
