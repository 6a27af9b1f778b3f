import type { SafetyProtocol } from "../contract.ts";

export const protocols = [
  { id: "emergency", protocol: "Emergency Response Protocol" },
  { id: "integration", protocol: "Cultural Integration Program" },
  { id: "wellness", protocol: "Wellness Monitoring System" },
] as const satisfies readonly { id: string; protocol: SafetyProtocol }[];
export type Protocol = (typeof protocols)[number];
