import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { channelOf, hearsByWhatsapp } from "../rules/channel.ts";
import { messages } from "./messages.ts";

/** What approving brings, or has brought: how the applicant hears of it, and whether jobs are offered. */
export function WhatFollows({ vendor }: { vendor: LocalVendor }) {
  const { next, jobs } = useText(messages);
  const reached = hearsByWhatsapp(vendor);
  const held = vendor.heldReason !== null;
  // Nobody is known to be in "Otra zona".
  const nowhere = vendor.zonaUbicacion === "Otra zona" && vendor.puedeMoverse !== "si";
  if (vendor.status === "aprobado") {
    if (held) return jobs.held;
    if (!reached) return jobs.none;
    return nowhere ? jobs.nowhere : jobs.offered;
  }
  if (held) return next.approved(next.told.held, next.heldJobs);
  const offered = nowhere ? next.nowhere : next.jobs;
  return next.approved(next.told[channelOf(vendor)], reached ? offered : next.noJobs);
}
