/** The relocation packages, as forms, calls and the database name them; cheapest first. */
export const packageIds = ["explorer", "royal", "elite"] as const;
export type PackageId = (typeof packageIds)[number];

/** What people call them; the same in both languages. */
export const packageNames: Readonly<Record<PackageId, string>> = {
  explorer: "Explorer",
  royal: "Royal",
  elite: "Elite",
};
