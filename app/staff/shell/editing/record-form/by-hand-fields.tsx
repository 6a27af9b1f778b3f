import { Checkbox, Field, Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type HandSource, handSources } from "../../contract.ts";
import { messages } from "../../messages.ts";
import { useStaff } from "../../staff-context.ts";

type ByHand = { message: string; source: HandSource; answered: boolean; receipt: boolean };

/** Whether they were answered is for who writes it down to say: it counts in the figures. */
export const firstByHand: ByHand = { message: "", source: "phone", answered: false, receipt: true };

type FieldsProps = {
  values: ByHand;
  change: (part: Partial<ByHand>) => void;
  errors: Record<string, string>;
  /** The person's, as typed. */
  email: string;
};

/** What staff say of a request that they write down. A receipt is offered only where there is an address for it. */
export function ByHandFields({ values, change, errors, email }: FieldsProps) {
  const { byHand: t } = useText(messages);
  const { mailIsConfigured } = useStaff();
  const hasAddress = email.trim() !== "";
  const choose = (chosen: string) => change({ source: handSources.find((one) => one === chosen) ?? "other" });
  return (
    <>
      <Field label={t.words} error={errors.message} className="sm:col-span-2">
        <Textarea
          name="message"
          rows={3}
          maxLength={5000}
          value={values.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      <Field label={t.source}>
        <Select name="source" value={values.source} onChange={(event) => choose(event.target.value)}>
          <Options values={handSources} names={t.sources} />
        </Select>
      </Field>
      <div className="grid content-start gap-2 sm:col-span-2">
        <Checkbox
          label={t.answered}
          hint={t.answeredHint}
          checked={values.answered}
          onChange={(event) => change({ answered: event.target.checked })}
        />
        <Checkbox
          label={t.receipt}
          hint={hasAddress ? (mailIsConfigured ? t.receiptHint : t.receiptByHand) : t.noAddress}
          checked={values.receipt && hasAddress}
          disabled={!hasAddress}
          onChange={(event) => change({ receipt: event.target.checked })}
        />
      </div>
    </>
  );
}
