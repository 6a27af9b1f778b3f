import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import type { FormCall } from "#platform/forms/sending.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import { type FlagIncident, flagIncident, newIncident } from "../contract.ts";
import type { VendorRef } from "../vendor-picker.tsx";
import { invalidateLists } from "./queries.ts";

const empty = { vendorId: "", vendorName: "", pattern: "", details: "" };

const call: FormCall<object, FlagIncident> = {
  name: "flag-incident",
  url: "/api/flag-incidents",
  read: async (response) => flagIncident.parse(await response.json()),
};

/** @param close called once the incident is saved */
export function useLogForm(vendor: VendorRef | undefined, close: () => void) {
  const { log: t } = useText(messages);
  const { key } = useLocation();
  const cache = useQueryClient();
  return useContractForm({
    call,
    contract: newIncident,
    empty,
    prefill: {
      ...(vendor && { chosen: { vendorId: String(vendor.id), vendorName: vendor.businessName } }),
      occasion: `${key} ${vendor?.id ?? ""}`,
    },
    onSent: ({ businessName }) => {
      invalidateLists(cache);
      toast({ title: t.logged, description: t.loggedText(businessName) });
      close();
    },
    onFailed: ({ code }) => errorToast(code === "conflict" ? t.twice : t.failed),
  });
}
