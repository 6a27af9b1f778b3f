import { messages } from "./messages.ts";

/** Every address of the guide; the subjects by their words, so that a browser need not load the contract. */
export const guidePaths: readonly string[] = [
  "/guide",
  ...Object.keys(messages.topics).map((topic) => `/guide/${topic}`),
];
