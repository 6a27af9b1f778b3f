import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type PackageId, packageIds, packageNames } from "#app/site/packages/contract.ts";
import { packages } from "#app/site/packages/packages.ts";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { isChanged } from "#app/staff/shell/editing/record-form/use-record-form.ts";
import { MoneyField } from "#app/staff/shell/money/money-field.tsx";
import { amountText, type Currency } from "#app/staff/shell/money/read-money.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Input, Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { fieldErrors } from "#platform/http/calls/field-errors.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Lead } from "../../contract.ts";
import { saleInput } from "../../rules/sale-input.ts";
import { saveSale, takeSaleBack } from "../queries.ts";
import { messages } from "./messages.ts";

type Typed = { package: PackageId; price: string; currency: Currency; soldOn: string; note: string };

const listPrice = (id: PackageId) => amountText(packages.find((one) => one.id === id)?.priceCents ?? 0);

type Sold = Pick<Lead, "id" | "name" | "package" | "sale">;

function toForm({ sale, package: chosen }: Sold): Typed {
  const sold = sale?.package ?? chosen ?? "royal";
  return {
    package: sold,
    price: sale ? amountText(sale.price.cents) : listPrice(sold),
    currency: sale?.price.currency ?? "USD",
    soldOn: sale?.soldOn ?? todayInSantoDomingo(),
    note: sale?.note ?? "",
  };
}

type SaleDialogProps = {
  lead: Sold;
  close: () => void;
  /** Missing right after the conversion: the dialog asks for the sale, and says what skipping means. */
  takeBack?: () => void;
};

export function SaleDialog({ lead, close, takeBack }: SaleDialogProps) {
  const t = useText(messages);
  const form = useSaleForm(lead, close);
  const { typed, change, errors, problem, busy, submit } = form;
  return (
    <ActionDialog
      close={close}
      title={t.title}
      description={lead.name}
      onSubmit={({ currentTarget }) => void submit(currentTarget as HTMLFormElement)}
      action={t.save}
      cancel={takeBack ? undefined : t.skip}
      variant="primary"
      busy={busy}
      busyLabel={t.saving}
      problem={problem}
    >
      <div className="grid gap-5">
        {!takeBack && <p className="text-muted text-sm">{t.skipHint}</p>}
        <Field label={t.package} error={errors.package} required>
          <Select
            name="package"
            value={typed.package}
            onChange={(event) => form.choose(event.target.value as PackageId)}
          >
            <Options values={packageIds} names={packageNames} />
          </Select>
        </Field>
        <MoneyField
          label={t.price}
          hint={t.priceHint}
          name="price"
          value={typed.price}
          currency={typed.currency}
          error={errors.price}
          required
          onChange={(price, currency) => change({ price, currency })}
        />
        <Field label={t.soldOn} error={errors.soldOn} required>
          <Input
            type="date"
            name="soldOn"
            max={todayInSantoDomingo()}
            value={typed.soldOn}
            onChange={(event) => change({ soldOn: event.target.value })}
          />
        </Field>
        <Field label={t.note} hint={t.noteHint} error={errors.note} optional>
          <Textarea
            name="note"
            rows={2}
            maxLength={2000}
            value={typed.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Field>
        {lead.sale && takeBack && (
          <Button variant="link" size="small" className="justify-self-start" onClick={takeBack}>
            {t.takeBack}
          </Button>
        )}
      </div>
    </ActionDialog>
  );
}

/** The version of the sale that stood on the screen when the dialog opened is sent. */
function useSaleForm(lead: Sold, close: () => void) {
  const t = useText(messages);
  const { locale } = useLocale();
  const cache = useQueryClient();
  const [seen] = useState(lead.sale?.version);
  const [initial] = useState(() => toForm(lead));
  const [typed, setTyped] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  useWriting(isChanged(initial, typed));
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  /** A price that nobody changed follows the package. */
  const choose = (chosen: PackageId) => {
    const isListPrice = typed.currency === "USD" && typed.price === listPrice(typed.package);
    change({ package: chosen, ...(isListPrice && { price: listPrice(chosen) }) });
  };
  const submit = async (form: HTMLFormElement) => {
    const mark = (found: Record<string, string>) => {
      setErrors(found);
      form.querySelector<HTMLElement>(`[name="${Object.keys(found)[0]}"]`)?.focus();
    };
    const checked = saleInput.safeParse(typed, { reportInput: true });
    setProblem("");
    if (!checked.success) return mark(fieldErrors(checked.error.issues, locale));
    setErrors({});
    setBusy(true);
    try {
      await saveSale(cache, { id: lead.id, ...typed, ...(seen !== undefined && { version: seen }) });
      toast({ title: t.saved });
      close();
    } catch (failure) {
      setBusy(false);
      const fields = failure instanceof ApiError ? failure.body?.fields : undefined;
      if (fields) mark(fields);
      else setProblem(isConflict(failure) ? t.conflict : t.failed);
    }
  };
  return { typed, change, choose, errors, problem, busy, submit };
}

type TakeBackDialogProps = { lead: Lead; version: number; close: () => void };

export function TakeBackDialog({ lead, version, close }: TakeBackDialogProps) {
  const t = useText(messages);
  const cache = useQueryClient();
  const [seen] = useState(version);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setProblem("");
    setBusy(true);
    try {
      await takeSaleBack(cache, { id: lead.id, version: seen });
      toast({ title: t.takenBack });
      close();
    } catch (failure) {
      setBusy(false);
      setProblem(isConflict(failure) ? t.conflict : t.failed);
    }
  };
  return (
    <ActionDialog
      close={close}
      title={t.takeBack}
      width="narrow"
      onSubmit={() => void submit()}
      action={t.takeBack}
      variant="danger"
      busy={busy}
      busyLabel={t.saving}
      problem={problem}
    >
      <p>{t.takeBackText}</p>
    </ActionDialog>
  );
}
