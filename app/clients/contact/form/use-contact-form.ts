import { useLocation } from "react-router";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { useOperator } from "#platform/config/operator-context.tsx";
import type { FormCall } from "#platform/forms/sending.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { contactReceipt, newContactMessage } from "../contract.ts";
import { messages } from "../messages.ts";

const empty = { name: "", email: "", phone: "", subject: "", message: "" };

const call: FormCall<{ email: string }, { email: string }> = {
  name: "contact",
  url: "/api/contact",
  async read(response, { email }) {
    // Status 200 alone is not success: the body must confirm it.
    contactReceipt.parse(await response.json());
    return { email };
  },
};

/** The contact form with its draft. Toasts tell the outcome; a failure names the support phone. */
export function useContactForm() {
  const t = useText(messages);
  const { supportPhone } = useOperator();
  const { key } = useLocation();
  return useContractForm({
    call,
    contract: newContactMessage,
    empty,
    prefill: { occasion: key },
    onInvalid: ({ name, email, message }) => {
      if ([name, email, message].every((text) => text.trim() !== "")) return;
      errorToast(t.missingText, t.missingTitle);
    },
    onSent: () => toast({ title: t.sentTitle, description: t.sentText }),
    onFailed: () => errorToast(`${t.tryAgain} ${supportPhone}`, t.failedTitle),
  });
}
