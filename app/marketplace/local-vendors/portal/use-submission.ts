import { type RefObject, useState } from "react";
import { toast } from "#app/ui/toasts/toast.ts";
import { type Failure, type FormCall, resetSendState, sendOnce } from "#platform/forms/sending.ts";
import { useSendState } from "#platform/forms/use-send-state.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { deleteDraft, portalFormName, type UploadedPhoto } from "./draft.ts";
import { messages } from "./messages.ts";
import { type PortalReceipt, toReceipt } from "./receipt/use-receipt.ts";
import { type PortalErrors, type PortalValues, toApplication, toFieldErrors } from "./values.ts";

type FilledForm = { values: PortalValues; photos: readonly UploadedPhoto[]; shownAt: number };

/** Submits once. @returns `send`: resolves with the errors of fields; `settle`: clears the failure */
export function useSubmission(
  honeypot: RefObject<HTMLInputElement | null>,
  onSent: (receipt: PortalReceipt) => void,
) {
  const t = useText(messages);
  const { locale } = useLocale();
  const sending = useSendState(portalFormName);
  const [requestLocale, setRequestLocale] = useState(locale);

  const send = async ({ values, photos, shownAt }: FilledForm): Promise<PortalErrors> => {
    const content = { ...toApplication(values), photos: photos.map(({ id }) => id) };
    const signals = {
      trap: honeypot.current?.value ?? "",
      elapsed: Math.max(0, Date.now() - shownAt),
      // A signal, not content: a retry after a language switch is still the same request.
      language: locale === "en" ? "EN" : "ES",
    };
    setRequestLocale(locale);
    const outcome = await sendOnce(submitCall(locale), content, signals);
    if (!outcome) return {};
    if ("answer" in outcome) {
      deleteDraft();
      toast({ title: t.sent, lang: locale });
      onSent(toReceipt(outcome.answer, values));
      return {};
    }
    if (!hasFieldErrors(outcome.failure))
      toast({ title: t.send.error, description: t.send.failed, variant: "destructive", lang: locale });
    return toFieldErrors(outcome.failure.fields, values);
  };
  return {
    send,
    settle: () => resetSendState(portalFormName),
    busy: sending.phase === "sending",
    failure: sending.phase === "failed" ? inCurrentLanguage(sending.failure, requestLocale === locale) : null,
  };
}

/** The server's message is dropped after a language switch, because it is in the old language. */
const inCurrentLanguage = (failure: Failure, same: boolean): Failure =>
  same ? failure : { ...failure, message: undefined };

/** The answer is in the portal's language, which may differ from the site's. */
function submitCall(locale: Locale): FormCall<object, number> {
  return {
    name: portalFormName,
    url: `/api/dominican-vendors?lang=${locale}`,
    persistsOnDevice: true,
    async read(response) {
      const { id } = (await response.json()) as { id?: unknown };
      if (typeof id !== "number") throw new TypeError("cannot parse the response");
      return id;
    },
  };
}

/** Whether the server refused single fields, which then show why. */
export const hasFieldErrors = ({ fields }: Failure) => Object.keys(fields).length > 0;

/** Details of a failure: offline or the server's message, and that the input is saved. */
export function failureText({ code, message }: Failure, t: { offline: string; kept: string }): string {
  const why = code === undefined ? (navigator.onLine ? "" : t.offline) : (message ?? "");
  return [why, t.kept].filter(Boolean).join(" ");
}
