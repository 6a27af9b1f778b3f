import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { forgetDraft, portalForm } from "../draft.ts";
import type { PortalValues } from "../values.ts";

/** What the success screen tells. */
export type PortalReceipt = { id: number; telefono: string; email: string; whatsapp: boolean };

/** The same of an application that was taken. */
export function receiptOf(id: number, values: PortalValues): PortalReceipt {
  const { telefono, email, whatsappNotifications } = values;
  return { id, telefono: telefono.trim(), email: email.trim(), whatsapp: whatsappNotifications === "si" };
}

const key = `arribo.sent.${portalForm}`;

/**
 * What was sent on this visit to the page: kept in this tab over a reload, until `forget`. Who opens the page anew finds
 * an empty form.
 * @param posted what the server answered to a form that was sent without scripts
 */
export function usePortalReceipt(posted: PortalReceipt | null) {
  const { key: visit } = useLocation();
  const [receipt, show] = useState(posted);
  const begin = useEffectEvent(() => {
    if (posted) {
      writeSession(key, { ...posted, visit });
      forgetDraft();
    } else if (isLoadedAgain()) show(keptFrom(visit));
  });
  useLayoutEffect(() => begin(), []);
  const keep = (sent: PortalReceipt) => {
    writeSession(key, { ...sent, visit });
    show(sent);
  };
  const forget = () => {
    removeSession(key);
    show(null);
  };
  return { receipt, keep, forget };
}

function keptFrom(visit: string): PortalReceipt | null {
  const stored = readSession(key) as (Partial<PortalReceipt> & { visit?: unknown }) | null;
  const { id, telefono, email, whatsapp } = stored ?? {};
  if (stored?.visit !== visit || typeof id !== "number" || typeof whatsapp !== "boolean") return null;
  return typeof telefono === "string" && typeof email === "string" ? { id, telefono, email, whatsapp } : null;
}

function isLoadedAgain(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type !== "navigate";
}
