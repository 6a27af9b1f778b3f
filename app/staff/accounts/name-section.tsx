import { useQueryClient } from "@tanstack/react-query";
import { useRevalidator } from "react-router";
import { memberName } from "#app/staff/team/contract.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { NameInput } from "#app/ui/forms/inputs.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { AccountSection } from "./form-fields.tsx";
import { messages } from "./messages.ts";
import { useAccountForm } from "./queries.ts";

/** The name that colleagues and customers see. */
export function NameSection({ name }: { name: string }) {
  const t = useText(messages).name;
  const cache = useQueryClient();
  const { revalidate } = useRevalidator();
  const { form, errors, problem, busy, submit } = useAccountForm(
    (change) => api.patch("/api/admin/account/name", change),
    memberName,
    (saved) => {
      toast({ title: t.saved, description: saved.name });
      // It stands in the frame, and on every list of colleagues.
      void cache.invalidateQueries();
      void revalidate();
    },
  );
  return (
    <AccountSection title={t.title}>
      <p className="mb-4 max-w-measure text-muted text-sm">{t.lead}</p>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <FormProblem>{problem}</FormProblem>
        <Field label={t.label} error={errors.name} required>
          <NameInput key={name} name="name" autoComplete="name" maxLength={80} defaultValue={name} />
        </Field>
        <Button type="submit" size="small" busy={busy} busyLabel={t.saving} className="justify-self-start">
          {t.save}
        </Button>
      </form>
    </AccountSection>
  );
}
