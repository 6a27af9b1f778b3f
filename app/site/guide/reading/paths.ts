import { messages } from "./head-messages.ts";

/** From the texts, so that the browser need not load the contract. */
export const guidePaths: readonly string[] = [
  "/guide",
  ...Object.keys(messages.topics).map((topic) => `/guide/${topic}`),
];
