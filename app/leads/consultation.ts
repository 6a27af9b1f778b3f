import { useMemo } from "react";
import { useLocation } from "react-router";
import type { PackageId } from "#app/packages/contract.ts";
import { useOpenInUrl } from "#platform/open-in-url.ts";

export type ConsultationPrefill = { package?: PackageId; message?: string };

/** The address parameter that opens the consultation: `?consult=royal`, or `?consult=open` without a package. */
const consultParameter = "consult";

/** Opens the consultation dialog from anywhere, with a package or a first sentence already in it. */
export function useConsultation() {
  const { value, open, close } = useOpenInUrl(consultParameter);
  const state = useLocation().state as { message?: string } | null;
  return useMemo(
    () => ({
      /** What the address asks for; null when the dialog is closed. */
      requested: value,
      prefill: { message: state?.message },
      open: (prefill: ConsultationPrefill = {}) =>
        open(prefill.package ?? "open", { message: prefill.message }),
      close,
    }),
    [value, state?.message, open, close],
  );
}
