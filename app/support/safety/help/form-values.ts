import type { SafetyProtocol, SafetyUrgency } from "../contract.ts";
import type { RequestInput } from "../request-queue.ts";

/** The contract's values in display order, repeated so that the browser does not load Zod. */
export const urgencyChoices = ["normal", "urgent", "emergency"] as const satisfies readonly SafetyUrgency[];
export const protocolChoices = [
  "General Safety Request",
  "Emergency Response Protocol",
  "Cultural Integration Program",
  "Wellness Monitoring System",
] as const satisfies readonly SafetyProtocol[];

/** Maximum lengths of the contract, in characters. */
export const maxLengths = { name: 200, details: 5_000, contact: 200 } as const;

/** The form's values in what was posted or stored; anything that is not offered counts as a normal, general request. */
export function readFormValues(fields: Record<string, unknown>): RequestInput {
  const text = (name: string) => (typeof fields[name] === "string" ? fields[name] : "");
  return {
    protocol: protocolChoices.find((one) => one === fields.protocol) ?? "General Safety Request",
    name: text("name"),
    details: text("details"),
    urgency: urgencyChoices.find((one) => one === fields.urgency) ?? "normal",
    contact: text("contact"),
  };
}

/** Whether name or details are blank; nothing else is required. */
export function isMissing({ name, details }: RequestInput): boolean {
  return name.trim() === "" || details.trim() === "";
}
