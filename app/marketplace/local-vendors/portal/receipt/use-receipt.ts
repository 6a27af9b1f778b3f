import { useEffectEvent, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { readSession, removeSession, writeSession } from "#platform/forms/session-store.ts";
import { deleteDraft, portalFormName } from "../draft.ts";
import type { PortalValues } from "../values.ts";

export type PortalReceipt = { id: number; telefono: string; email: string; whatsapp: boolean };

/** The receipt's content: the application's number, and where the applicant will hear from us. */
export function toReceipt(id: number, values: PortalValues): PortalReceipt {
  const { telefono, email, whatsappNotifications } = values;
  return { id, telefono: telefono.trim(), email: email.trim(), whatsapp: whatsappNotifications === "si" };
}

const key = `arribo.sent.${portalFormName}`;

/**
 * The receipt of this visit; it survives a reload, but a new visit starts with an empty form.
 * @param posted the server's answer to a form posted without scripts
 */
export function usePortalReceipt(posted: PortalReceipt | null) {
  const { key: visit } = useLocation();
  const [receipt, show] = useState(posted);
  const restore = useEffectEvent(() => {
    if (posted) {
      writeSession(key, { ...posted, visit });
      deleteDraft();
    } else if (isReload()) show(readReceipt(visit));
  });
  useLayoutEffect(() => restore(), []);
  const save = (sent: PortalReceipt) => {
    writeSession(key, { ...sent, visit });
    show(sent);
  };
  const clear = () => {
    removeSession(key);
    show(null);
  };
  return { receipt, save, clear };
}

function readReceipt(visit: string): PortalReceipt | null {
  const stored = readSession(key) as (Partial<PortalReceipt> & { visit?: unknown }) | null;
  const { id, telefono, email, whatsapp } = stored ?? {};
  if (stored?.visit !== visit || typeof id !== "number" || typeof whatsapp !== "boolean") return null;
  return typeof telefono === "string" && typeof email === "string" ? { id, telefono, email, whatsapp } : null;
}

function isReload(): boolean {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return load?.type !== "navigate";
}
