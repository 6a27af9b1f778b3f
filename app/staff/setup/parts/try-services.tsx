import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useConfirmedCall } from "#app/staff/shell/editing/confirmation/confirmation.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { TryResult } from "../contract.ts";
import { settingMessages } from "../setting-messages.ts";

export function TryMail() {
  const t = useText(settingMessages).tries;
  const { email } = useStaff();
  const attempt = useMutation({ mutationFn: () => api.post("/api/admin/setup/try-mail") });
  return (
    <TryBox hint={t.mailHint(email)} attempt={attempt}>
      <Button
        variant="quiet"
        size="small"
        busy={attempt.isPending}
        busyLabel={t.trying}
        onClick={() => attempt.mutate()}
      >
        {t.mail}
      </Button>
    </TryBox>
  );
}

export function TryWhatsapp() {
  const t = useText(settingMessages).tries;
  const [phone, setPhone] = useState("");
  const confirmed = useConfirmedCall();
  const attempt = useMutation({
    mutationFn: () =>
      confirmed(() => api.post("/api/admin/setup/try-whatsapp", { phone: phone.replace(/[^+\d]/g, "") })),
  });
  const error = attempt.error instanceof ApiError ? attempt.error.body?.fields?.phone : undefined;
  return (
    <TryBox hint={t.whatsappHint} attempt={attempt}>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={t.phone} error={error} className="w-64">
          <Input type="tel" value={phone} maxLength={40} onChange={(event) => setPhone(event.target.value)} />
        </Field>
        <Button
          variant="quiet"
          size="small"
          busy={attempt.isPending}
          busyLabel={t.trying}
          onClick={() => attempt.mutate()}
        >
          {t.whatsapp}
        </Button>
      </div>
    </TryBox>
  );
}

type Attempt = { data: TryResult | undefined; error: Error | null; isPending: boolean };

function TryBox({ hint, attempt, children }: { hint: string; attempt: Attempt; children: React.ReactNode }) {
  const t = useText(settingMessages).tries;
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8 max-w-3xl rounded border border-line bg-card p-4 sm:p-6">
      <h2 id={id} className="text-lg">
        {t.title}
      </h2>
      <p className="mt-1 mb-3 max-w-measure text-muted text-sm">{hint}</p>
      {children}
      <div role="status" className="mt-3 empty:hidden">
        {!attempt.isPending && <Outcome {...attempt} />}
      </div>
    </section>
  );
}

/** What the service answered, and nothing else. */
function Outcome({ data, error }: Attempt) {
  const t = useText(settingMessages).tries;
  if (isConflict(error)) return <p className="font-semibold">{t.notSet}</p>;
  if (error) {
    const body = error instanceof ApiError ? error.body : undefined;
    return <p className="font-semibold">{body?.code === "rate_limited" ? body.message : t.failed}</p>;
  }
  if (!data) return null;
  return (
    <>
      <p className="font-semibold">{t.results[data.result]}</p>
      {data.words && (
        <p className="text-sm [overflow-wrap:anywhere]">
          <span className="text-muted">{t.words}</span> <code>{data.words}</code>
        </p>
      )}
    </>
  );
}
