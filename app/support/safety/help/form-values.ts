import type { SafetyProtocol, SafetyUrgency } from "../contract.ts";
import type { Asked } from "../request-queue.ts";

/** The priorities in the order of the select, and what a request can be about; the contract's, without its checks. */
export const urgencyChoices = ["normal", "urgent", "emergency"] as const satisfies readonly SafetyUrgency[];
export const protocolChoices = [
  "General Safety Request",
  "Emergency Response Protocol",
  "Cultural Integration Program",
  "Wellness Monitoring System",
] as const satisfies readonly SafetyProtocol[];

/** The most characters of each field, as the contract has them. */
export const longest = { name: 200, details: 5_000, contact: 200 } as const;

/** What the form's fields hold, as far as it is something that the form offers. */
export function askedIn(fields: Record<string, unknown>): Asked {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  return {
    protocol: protocolChoices.find((one) => one === fields.protocol) ?? "General Safety Request",
    name: text("name"),
    details: text("details"),
    urgency: urgencyChoices.find((one) => one === fields.urgency) ?? "normal",
    contact: text("contact"),
  };
}

/** Whether a required field has no words in it. */
export function isMissing({ name, details }: Asked): boolean {
  return name.trim() === "" || details.trim() === "";
}
