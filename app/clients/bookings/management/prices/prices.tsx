import { HandCoins } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { currencySigns, MoneyField, Understood } from "#app/staff/shell/money/money-field.tsx";
import {
  currencies,
  percentText,
  readMoney,
  readPercent,
  shareOf,
} from "#app/staff/shell/money/read-money.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Input, Select } from "#app/ui/forms/field.tsx";
import { formatMoney } from "#app/ui/money.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { momentInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Booking } from "../../contract.ts";
import { type CommissionUnit, type PriceForm, unitOf } from "../../rules/prices/price-update.ts";
import { messages } from "./messages.ts";
import { usePricesForm } from "./use-prices-form.ts";

type BookingPricesProps = { booking: Booking; onSaved: (answer: Booking) => void };

/** What was agreed, what it cost, and the commission; with the form that changes them. */
export function BookingPrices({ booking, onSaved }: BookingPricesProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const heading = useId();
  const { agreed, final, commission, commissionRate, paidOn } = booking.prices;
  const isNoted = agreed !== null || final !== null || commission !== null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="font-sans font-semibold text-base">
        {t.title}
      </h3>
      {isNoted ? (
        <dl className="mt-1 text-sm lining-nums">
          {agreed && <Amount name={t.agreed}>{formatMoney(agreed.cents, agreed.currency, locale)}</Amount>}
          {final && <Amount name={t.final}>{formatMoney(final.cents, final.currency, locale)}</Amount>}
          {commission && (
            <Amount name={t.commission}>
              {commissionText(commission, commissionRate, t.rate, locale)}
              <span className="block text-muted">{paidOn ? dayText(paidOn, locale) : t.notPaid}</span>
            </Amount>
          )}
        </dl>
      ) : (
        <p className="mt-1 text-muted text-sm">{t.none}</p>
      )}
      <Button variant="quiet" size="small" className="mt-2" onClick={() => setOpen(true)}>
        <HandCoins aria-hidden className="size-4" />
        {isNoted ? t.change : t.edit}
      </Button>
      {open && <PricesDialog booking={booking} close={() => setOpen(false)} onSaved={onSaved} />}
    </section>
  );
}

function Amount({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 py-1">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function commissionText(
  { cents, currency }: NonNullable<Booking["prices"]["commission"]>,
  rate: number | null,
  withRate: (percent: string, amount: string) => string,
  locale: "en" | "es",
): string {
  const amount = formatMoney(cents, currency, locale);
  return rate === null ? amount : withRate(percentText(rate), amount);
}

const dayText = (day: string, locale: "en" | "es") =>
  formatDateTime(momentInSantoDomingo(day, "12:00"), "day", locale);

type PricesDialogProps = BookingPricesProps & { close: () => void };

function PricesDialog({ booking, close, onSaved }: PricesDialogProps) {
  const t = useText(messages);
  const { form, typed, change, errors, problem, busy, submit } = usePricesForm({ booking, close, onSaved });
  return (
    <ActionDialog
      close={close}
      title={t.title}
      description={t.hint}
      onSubmit={(event) => {
        form.current = event.currentTarget as HTMLFormElement;
        void submit();
      }}
      action={t.save}
      variant="primary"
      busy={busy}
      busyLabel={t.saving}
      problem={problem}
    >
      <div className="grid gap-5">
        <MoneyField
          label={t.agreed}
          name="agreed"
          value={typed.agreed}
          currency={typed.agreedCurrency}
          error={errors.agreed}
          onChange={(agreed, agreedCurrency) => change({ agreed, agreedCurrency })}
        />
        <MoneyField
          label={t.final}
          hint={t.finalHint}
          name="final"
          value={typed.final}
          currency={typed.finalCurrency}
          error={errors.final}
          onChange={(final, finalCurrency) => change({ final, finalCurrency })}
        />
        <CommissionField typed={typed} error={errors.commission} change={change} />
        <Field label={t.paidOn} hint={t.paidHint} error={errors.paidOn}>
          <Input
            type="date"
            name="paidOn"
            value={typed.paidOn}
            onChange={(event) => change({ paidOn: event.target.value })}
          />
        </Field>
      </div>
    </ActionDialog>
  );
}

type CommissionFieldProps = {
  typed: PriceForm;
  error: string | undefined;
  change: (part: Partial<PriceForm>) => void;
};

function CommissionField({ typed, error, change }: CommissionFieldProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { commission, commissionUnit } = typed;
  const amount = readCommission(typed);
  const choose = (text: string) => change({ commission: text, commissionUnit: unitOf(text, commissionUnit) });
  return (
    <Field label={t.commission} hint={t.commissionHint} error={amount ? undefined : error}>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <Input
          name="commission"
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          value={commission}
          onChange={(event) => choose(event.target.value)}
        />
        <Select
          id="commission-unit"
          aria-label={t.unitOf}
          value={commissionUnit}
          onChange={(event) => change({ commissionUnit: event.target.value as CommissionUnit })}
        >
          <option value="percent">%</option>
          {currencies.map((one) => (
            <option key={one} value={one}>
              {currencySigns[one]}
            </option>
          ))}
        </Select>
      </div>
      {amount && <Understood>{formatMoney(amount.cents, amount.currency, locale)}</Understood>}
    </Field>
  );
}

/** The commission as it would be stored; null while anything of it is missing. */
function readCommission(typed: PriceForm) {
  const unit = unitOf(typed.commission, typed.commissionUnit);
  if (unit !== "percent") {
    const money = readMoney(typed.commission);
    return money && { cents: money.cents, currency: unit };
  }
  const rate = readPercent(typed.commission);
  const [price, currency] = readMoney(typed.final)
    ? [readMoney(typed.final), typed.finalCurrency]
    : [readMoney(typed.agreed), typed.agreedCurrency];
  return rate === null || !price ? null : { cents: shareOf(price.cents, rate), currency };
}
