import type { ReactNode } from "react";
import { Field, Input, Select } from "#app/ui/forms/field.tsx";
import { formatMoney } from "#app/ui/money.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";
import { type Currency, currencies, readMoney } from "./read-money.ts";

const messages = bilingual({
  currencyOf: { en: (label: string) => `${label}: currency`, es: (label: string) => `${label}: moneda` },
});
export const currencySigns: Readonly<Record<Currency, string>> = { USD: "US$", DOP: "RD$" };

type MoneyFieldProps = {
  label: string;
  name: string;
  /** As typed. */
  value: string;
  currency: Currency;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  onChange: (value: string, currency: Currency) => void;
};

/** An amount as people write it, with its currency. Shows what was understood; "RD$" in the text chooses pesos. */
export function MoneyField({
  label,
  name,
  value,
  currency,
  error,
  hint,
  required,
  onChange,
}: MoneyFieldProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const read = readMoney(value);
  const type = (text: string) => onChange(text, readMoney(text)?.currency ?? currency);
  return (
    <Field label={label} hint={hint} error={read ? undefined : error} required={required ?? false}>
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-2">
        <Input
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={60}
          value={value}
          onChange={(event) => type(event.target.value)}
        />
        <Select
          id={`${name}-currency`}
          aria-label={t.currencyOf(label)}
          value={currency}
          onChange={(event) => onChange(value, event.target.value as Currency)}
        >
          {currencies.map((one) => (
            <option key={one} value={one}>
              {currencySigns[one]}
            </option>
          ))}
        </Select>
      </div>
      {read && <Understood>{formatMoney(read.cents, read.currency ?? currency, locale)}</Understood>}
    </Field>
  );
}

/** Under an amount: how it was read, since "4.500" may be meant otherwise. */
export function Understood({ children }: { children: ReactNode }) {
  return <p className="text-muted text-sm lining-nums">= {children}</p>;
}
