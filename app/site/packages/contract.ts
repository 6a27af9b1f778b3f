export const packageIds = ["explorer", "royal", "elite"] as const;
export type PackageId = (typeof packageIds)[number];

export const packageNames: Readonly<Record<PackageId, string>> = {
  explorer: "Explorer",
  royal: "Royal",
  elite: "Elite",
};
