import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { toast } from "#app/ui/toasts/toast.ts";
import {
  endSending,
  type Failure,
  type FormCall,
  sendingOf,
  sendOnce,
  subscribeToSending,
} from "#platform/forms/sending.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { forgetDraft, type KeptPhoto, portalForm } from "./draft.ts";
import { messages } from "./messages.ts";
import { type PortalReceipt, receiptOf } from "./sent/receipt.ts";
import { applicationOf, type PortalErrors, type PortalValues, placedErrors } from "./values.ts";

const idle = { phase: "idle" } as const;

type Filled = { values: PortalValues; photos: readonly KeptPhoto[]; shownAt: number };

/**
 * Sending the application, once; the draft goes with the success.
 * @returns `send`, which answers what the server found wrong with single fields; `settle`, for when the failure was seen;
 * whether it is under way; and the failure
 */
export function usePortalSending(
  trap: RefObject<HTMLInputElement | null>,
  onSent: (receipt: PortalReceipt) => void,
) {
  const t = useText(messages);
  const { locale } = useLocale();
  const sending = useSyncExternalStore(
    subscribeToSending,
    () => sendingOf<number>(portalForm),
    () => idle,
  );
  const [askedIn, setAskedIn] = useState(locale);
  useEffect(() => () => endSending(portalForm), []);

  const send = async ({ values, photos, shownAt }: Filled): Promise<PortalErrors> => {
    const content = { ...applicationOf(values), photos: photos.map(({ id }) => id) };
    const signals = {
      trap: trap.current?.value ?? "",
      elapsed: Math.max(0, Date.now() - shownAt),
      // No part of what is sent: after a toggle a retry is still the same.
      language: locale === "en" ? "EN" : "ES",
    };
    setAskedIn(locale);
    const outcome = await sendOnce(callIn(locale), content, signals);
    if (!outcome) return {};
    if ("answer" in outcome) {
      forgetDraft();
      toast({ title: t.sent, lang: locale });
      onSent(receiptOf(outcome.answer, values));
      return {};
    }
    if (!isAtFields(outcome.failure))
      toast({ title: t.send.error, description: t.send.failed, variant: "destructive", lang: locale });
    return placedErrors(outcome.failure.fields, values);
  };
  return {
    send,
    settle: () => endSending(portalForm),
    busy: sending.phase === "sending",
    failure: sending.phase === "failed" ? inLanguage(sending.failure, askedIn === locale) : null,
  };
}

/** The server's words are in the language that it was asked in, and left out after a toggle; ours follow it. */
const inLanguage = (failure: Failure, same: boolean): Failure =>
  same ? failure : { ...failure, message: undefined };

/** The answers come in the portal's language, which is not always the site's. */
function callIn(locale: Locale): FormCall<object, number> {
  return {
    name: portalForm,
    url: `/api/dominican-vendors?lang=${locale}`,
    outlivesTab: true,
    async read(response) {
      const { id } = (await response.json()) as { id?: unknown };
      if (typeof id !== "number") throw new TypeError("the answer cannot be read");
      return id;
    },
  };
}

/** Whether it is told at single fields: to be mended there, not tried again. */
export const isAtFields = ({ fields }: Failure) => Object.keys(fields).length > 0;

/** What there is to say of a failure beyond that it failed: no network, the server's words, and that nothing is lost. */
export function failureWords({ code, message }: Failure, t: { offline: string; kept: string }): string {
  const why = code === undefined ? (navigator.onLine ? "" : t.offline) : (message ?? "");
  return [why, t.kept].filter(Boolean).join(" ");
}
