import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { isChanged } from "#app/staff/shell/editing/record-form/use-record-form.ts";
import { amountText, percentText } from "#app/staff/shell/money/read-money.ts";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { fieldErrors } from "#platform/http/calls/field-errors.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Booking } from "../../contract.ts";
import { savePrices } from "../../queries.ts";
import { type PriceForm, priceUpdate } from "../../rules/prices/price-update.ts";
import { messages } from "./messages.ts";

type PricesFormOptions = { booking: Booking; close: () => void; onSaved: (answer: Booking) => void };

/** The prices over a booking that may change meanwhile: the version of the first keystroke is sent. */
export function usePricesForm({ booking, close, onSaved }: PricesFormOptions) {
  const t = useText(messages);
  const { locale } = useLocale();
  const cache = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [seen] = useState(booking.version);
  const [initial] = useState(() => toPriceForm(booking.prices));
  const [typed, setTyped] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useWriting(isChanged(initial, typed));
  const mark = (found: Record<string, string>) => {
    setErrors(found);
    const [name] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const submit = async () => {
    const checked = priceUpdate.safeParse(typed, { reportInput: true });
    setProblem("");
    if (!checked.success) return mark(fieldErrors(checked.error.issues, locale));
    setErrors({});
    setBusy(true);
    try {
      const answer = await savePrices(cache, { id: booking.id, ...typed, version: seen });
      onSaved(answer);
      toast({ title: t.saved });
      close();
    } catch (failure) {
      setBusy(false);
      const fields = failure instanceof ApiError ? failure.body?.fields : undefined;
      if (fields) mark(fields);
      else setProblem(isConflict(failure) ? t.conflict : t.failed);
    }
  };
  return {
    form,
    typed,
    change: (part: Partial<PriceForm>) => setTyped({ ...typed, ...part }),
    errors,
    problem,
    busy,
    submit,
  };
}

function toPriceForm({ agreed, final, commission, commissionRate, paidOn }: Booking["prices"]): PriceForm {
  const byRate = commissionRate !== null || commission === null;
  return {
    agreed: agreed ? amountText(agreed.cents) : "",
    agreedCurrency: agreed?.currency ?? "USD",
    final: final ? amountText(final.cents) : "",
    finalCurrency: final?.currency ?? agreed?.currency ?? "USD",
    commission:
      commissionRate !== null ? percentText(commissionRate) : commission ? amountText(commission.cents) : "",
    commissionUnit: byRate ? "percent" : commission.currency,
    paidOn: paidOn ?? "",
  };
}
