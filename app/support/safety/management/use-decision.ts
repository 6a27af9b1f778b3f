import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { SafetyRequest } from "../contract.ts";
import { messages } from "../staff-messages.ts";
import { useChangeSafetyRequest } from "./queries.ts";

/** Changes a request as `useChangeSafetyRequest` does, with a toast for each outcome. */
export function useDecision(request: SafetyRequest) {
  const t = useText(messages);
  return useChangeSafetyRequest(request, {
    changed(after, { status, from, reached }) {
      const title = reached ? t.changed.reached : status === from ? t.changed.noted : t.changed[status];
      toast({ title, description: t.changedOf(after.name, after.reference) });
    },
    failed: (conflict) => (conflict ? errorToast(t.faster, t.fasterTitle) : errorToast(t.failed)),
  });
}
