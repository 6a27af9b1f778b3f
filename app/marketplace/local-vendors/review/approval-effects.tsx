import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { channelOf, receivesWhatsapp } from "../rules/channel.ts";
import { messages } from "./messages.ts";

export function ApprovalEffects({ vendor }: { vendor: LocalVendor }) {
  const { next, jobs } = useText(messages);
  const hasWhatsapp = receivesWhatsapp(vendor);
  const isHeld = vendor.heldReason !== null;
  // A vendor in "Otra zona" is in no job's zone.
  const hasNoZone = vendor.zonaUbicacion === "Otra zona" && vendor.puedeMoverse !== "si";
  if (vendor.status === "aprobado") {
    if (isHeld) return jobs.held;
    if (!hasWhatsapp) return jobs.none;
    return hasNoZone ? jobs.nowhere : jobs.offered;
  }
  if (isHeld) return next.approved(next.told.held, next.heldJobs);
  const offered = hasNoZone ? next.nowhere : next.jobs;
  return next.approved(next.told[channelOf(vendor)], hasWhatsapp ? offered : next.noJobs);
}
