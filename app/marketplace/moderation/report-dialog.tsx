import { useEffect, useRef } from "react";
import { FormDialog } from "#app/ui/dialogs/form-dialog.tsx";
import { Field, FieldGroup, Radio, Textarea } from "#app/ui/forms/field.tsx";
import { EmailInput } from "#app/ui/forms/inputs.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useSentFocus } from "#platform/forms/use-sent-focus.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import { reportReasons } from "./contract.ts";
import { messages } from "./report-form/messages.ts";
import { useReportForm } from "./report-form/use-report-form.ts";

type ReportDialogProps = {
  /** The API path that takes the report: `/api/vendors/7/report`. */
  path: string;
  about: string;
  close: () => void;
};

export default function ReportDialog({ path, about, close }: ReportDialogProps) {
  const t = useText(messages);
  const report = useReportForm(path);
  return (
    <FormDialog
      texts={t}
      intro={<Intro about={about} />}
      form={report}
      close={close}
      failure={
        report.failure && (
          <ProblemNote title={t.failed}>
            {t.tryAgain} <SupportPhone />. {report.failure}
          </ProblemNote>
        )
      }
      sent={<Sent />}
      submitClassName="max-sm:w-full"
    >
      <Fields report={report} />
    </FormDialog>
  );
}

function Intro({ about }: { about: string }) {
  const t = useText(messages);
  return (
    <>
      <span className="block font-semibold text-ink [overflow-wrap:anywhere]">{about}</span>
      {t.intro}
    </>
  );
}

function Fields({ report }: { report: ReturnType<typeof useReportForm> }) {
  const t = useText(messages);
  const { error } = report;
  const { register, formState } = report.form;
  const { submitCount } = formState;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The dialog's footer may cover the error below the focused field.
    if (submitCount > 0)
      fields.current?.querySelector('[id$="-error"]')?.scrollIntoView({ block: "nearest" });
  }, [submitCount]);
  return (
    <div ref={fields} className="grid gap-6 [&_p]:scroll-my-5">
      <FieldGroup role="radiogroup" label={t.reason} error={error("reason")} required>
        <div className="grid">
          {reportReasons.map((reason) => (
            <Radio
              key={reason}
              {...register("reason")}
              value={reason}
              label={t.reasons[reason]}
              hint={reason === "conduct" && <Danger />}
            />
          ))}
        </div>
      </FieldGroup>
      <Field label={t.message} optional hint={t.messageHint} error={error("message")}>
        <Textarea {...register("message")} />
      </Field>
      <Field label={t.email} optional hint={t.emailHint} error={error("email")}>
        <EmailInput {...register("email")} />
      </Field>
      <HoneypotField ref={report.honeypot} />
    </div>
  );
}

function Danger() {
  const t = useText(messages);
  return (
    <>
      {t.danger}{" "}
      <a href={telLink("911")} className="whitespace-nowrap font-semibold underline underline-offset-4">
        911
      </a>
      .
    </>
  );
}

function Sent() {
  const t = useText(messages);
  const top = useSentFocus();
  return (
    <div ref={top} className="scroll-mt-5">
      <p>
        {t.sooner} <SupportPhone />.
      </p>
    </div>
  );
}
