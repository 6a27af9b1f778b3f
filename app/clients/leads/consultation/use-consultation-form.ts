import { useLocation } from "react-router";
import { packageIds } from "#app/site/packages/contract.ts";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import type { FormCall } from "#platform/forms/sending.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { leadReceipt, newLead } from "../contract.ts";
import { monthOf } from "../rules/months.ts";
import { moveSentence, readMove } from "../rules/move.ts";
import { useConsultation } from "../use-consultation.ts";
import { messages } from "./messages.ts";

/** `reference` and `planningPath` are undefined if a successful response could not be parsed. */
export type SentLead = { email: string; reference: string | undefined; planningPath: string | undefined };

const empty = { name: "", email: "", phone: "", package: "", message: "" };

const call: FormCall<{ email: string }, SentLead> = {
  name: "consultation",
  url: "/api/leads",
  async read(response, { email }) {
    const receipt = leadReceipt.safeParse(await response.json().catch(() => null));
    return { email, reference: receipt.data?.reference, planningPath: receipt.data?.planningPath };
  },
};

/** Prefilled from the draft, the chosen package and the move in the URL. */
export function useConsultationForm() {
  const t = useText(messages);
  const { locale } = useLocale();
  const { requested } = useConsultation();
  const { key, search } = useLocation();
  const chosen = packageIds.find((id) => id === requested);
  const move = readMove(new URLSearchParams(search), monthOf(new Date()));
  return useContractForm({
    call,
    contract: newLead,
    empty,
    prefill: {
      ...(chosen ? { chosen: { package: chosen } } : {}),
      ...(move ? { suggested: { message: moveSentence(move, locale) } } : {}),
      occasion: `${key}:${search}`,
    },
    onSent: () => toast({ title: t.sentTitle, description: t.sentText }),
    onFailed: () => errorToast(t.failedText, t.failedTitle),
  });
}
