import type { PackageId } from "../contract.ts";

/** Rows of the comparison by heading. "base" is the row above them. */
export const groups = {
  before: ["plan", "scouting", "papers"],
  arriving: ["airport", "area", "phone"],
  home: ["search", "visits", "lease", "purchase", "utilities", "house"],
  affairs: ["bank", "health", "company"],
  moving: ["belongings", "car", "pets"],
  living: ["spanish", "schools", "staff", "checkIns", "line"],
} as const;

export type Group = keyof typeof groups;
export type Topic = (typeof groups)[Group][number] | "base";

/** The topic of each feature in `messages.ts`, in the same order. */
export const topicsOf: Readonly<Record<PackageId, readonly Topic[]>> = {
  explorer: ["plan", "airport", "search", "visits", "phone", "papers", "bank", "area", "line"],
  royal: [
    ...(["base", "papers", "visits", "lease", "bank", "utilities", "health", "belongings"] as const),
    ...(["house", "spanish", "car", "checkIns"] as const),
  ],
  elite: [
    ...(["base", "line", "scouting", "visits", "purchase", "schools", "staff", "company"] as const),
    ...(["pets", "house", "spanish", "checkIns", "airport"] as const),
  ],
};
