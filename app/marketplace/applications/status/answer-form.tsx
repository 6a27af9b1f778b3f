import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ApplicationProgress } from "../contract.ts";
import { messages } from "./messages.ts";

type AnswerFormProps = {
  progress: ApplicationProgress;
  token: string;
  onAnswered: (progress: ApplicationProgress) => void;
};

const empty = { message: "" };
const contracts = () => import("../contract.ts");
const contract = async () => (await contracts()).applicationAnswer;

export function AnswerForm({ progress, token, onAnswered }: AnswerFormProps) {
  const t = useText(messages).asked;
  const { supportPhone } = useOperator();
  const isHydrated = useHydrated();
  const { form, error, failure, submit, sending } = useContractForm({
    call: {
      name: `application-answer.${progress.reference}`,
      url: `/api/vendor-applications/${encodeURIComponent(token)}/answer`,
      read: async (response) => (await contracts()).applicationProgress.parse(await response.json()),
    },
    contract,
    empty,
    prefill: { occasion: "answer" },
    onSent: (newest: ApplicationProgress) => {
      toast({ title: t.sentTitle, description: t.sentText });
      onAnswered(newest);
      // The form is gone; screen readers continue at the main heading.
      document.getElementById("main")?.focus();
    },
    onFailed: () =>
      toast({ title: t.failedTitle, description: `${t.tryAgain} ${supportPhone}`, variant: "destructive" }),
  });
  const isClosed = sending.phase === "failed" && sending.failure.code === "conflict";
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-6 grid gap-4 print:hidden">
      {/* Inert before hydration: submitted, it would end up in the address; typed, it would be lost. */}
      <div inert={!isHydrated}>
        <Field label={t.label} hint={t.hint} error={error("message")} required>
          <Textarea {...form.register("message")} rows={5} maxLength={3000} />
        </Field>
      </div>
      <div role="alert" className="empty:hidden">
        {failure && (
          <ProblemNote title={t.failedTitle}>
            {isClosed ? (
              t.closed
            ) : (
              <>
                {t.tryAgain} <SupportPhone />. {failure}
              </>
            )}
          </ProblemNote>
        )}
      </div>
      <div>
        <Button
          type="submit"
          variant="primary"
          disabled={!isHydrated}
          busy={sending.phase === "sending"}
          busyLabel={t.sending}
        >
          {t.send}
        </Button>
      </div>
    </form>
  );
}
