import { isWhatsappNumber } from "#platform/whatsapp/number.ts";
import type { LocalVendor } from "../contract.ts";

/** `call`: nothing can be sent, staff must call; `sample`: nobody to contact. */
export type Channel = "whatsapp" | "email" | "call" | "sample";

/** How the applicant learns of a decision: by WhatsApp if possible, else by e-mail, else staff call. */
export function channelOf(vendor: LocalVendor): Channel {
  if (vendor.isSample) return "sample";
  if (receivesWhatsapp(vendor)) return "whatsapp";
  return vendor.email ? "email" : "call";
}

/** Whether WhatsApp reaches the applicant: agreed, no STOP, and a number in E.164. */
export function receivesWhatsapp({ whatsappNotifications, stoppedAt, telefono }: LocalVendor): boolean {
  return whatsappNotifications === "si" && stoppedAt === null && isWhatsappNumber(telefono);
}
