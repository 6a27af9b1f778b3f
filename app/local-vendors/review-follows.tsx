import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { LocalVendor } from "./contract.ts";
import { channelOf, hearsByWhatsapp } from "./review-channel.ts";

/** What approving brings, or has brought: how the applicant hears of it, and whether jobs are offered. */
export function WhatFollows({ vendor }: { vendor: LocalVendor }) {
  const { next, jobs } = useText(messages);
  const reached = hearsByWhatsapp(vendor);
  const held = vendor.heldReason !== null;
  if (vendor.status === "aprobado") return held ? jobs.held : reached ? jobs.offered : jobs.none;
  if (held) return next.approved(next.told.held, next.heldJobs);
  return next.approved(next.told[channelOf(vendor)], reached ? next.jobs : next.noJobs);
}
