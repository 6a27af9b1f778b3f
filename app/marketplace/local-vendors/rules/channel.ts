import { isWhatsappNumber } from "#platform/whatsapp/number.ts";
import type { LocalVendor } from "../contract.ts";

/** How an applicant hears from the house; `call`: nothing can be written, somebody has to call; `sample`: nobody is there. */
export type Channel = "whatsapp" | "email" | "call" | "sample";

/** By WhatsApp where that was agreed to, not stopped, and the number is a whole one; else by e-mail, else by a call. */
export function channelOf(vendor: LocalVendor): Channel {
  if (vendor.isSample) return "sample";
  if (hearsByWhatsapp(vendor)) return "whatsapp";
  return vendor.email ? "email" : "call";
}

/** Whether WhatsApp messages reach them: then, once approved, jobs are offered too. */
export function hearsByWhatsapp({ whatsappNotifications, stoppedAt, telefono }: LocalVendor): boolean {
  return whatsappNotifications === "si" && stoppedAt === null && isWhatsappNumber(telefono);
}
