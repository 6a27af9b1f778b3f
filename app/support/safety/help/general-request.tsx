import { Button } from "#app/ui/button.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import type { RequestInput } from "../request-queue.ts";
import { SafetyFields, SubmitResult } from "./fields.tsx";
import { useSafetyForm } from "./use-safety-form.ts";

const GeneralPhotos = latePart(() => import("./photos/late-photos.tsx"));

type Refusal = { values: RequestInput; errors: Record<string, string>; title: string; text: string };

type GeneralRequestProps = { refusal: Refusal | null; onSaved: () => void };

const steps = ["kept", "seen", "answer"] as const;

export function GeneralRequest({ refusal, onSaved }: GeneralRequestProps) {
  const t = useText(messages);
  const state = useSafetyForm("general", refusal !== null, onSaved);
  return (
    <section aria-labelledby="request-heading" className="wrap rhythm-tight">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-12">
        <div className="arch min-w-0 rounded-s rounded-br border border-line bg-card px-5 py-7 sm:px-10 sm:py-9 lg:col-span-7">
          <h2 id="request-heading">{t.form.heading}</h2>
          <p className="mt-3 text-muted">{t.form.lead}</p>
          <form
            ref={state.attach}
            method="post"
            noValidate={state.isHydrated}
            aria-labelledby="request-heading"
            className="mt-7 grid gap-6"
            {...state.handlers}
          >
            {refusal && <ProblemNote title={refusal.title}>{refusal.text}</ProblemNote>}
            <SafetyFields
              state={state}
              initial={refusal?.values}
              errors={refusal?.errors}
              photos={<GeneralPhotos />}
            />
            <div className="flex flex-wrap items-center gap-3 border-t pt-6">
              <SubmitResult state={state} />
              <Button
                type="submit"
                variant="primary"
                size="large"
                disabled={state.isHydrated && !state.isComplete}
                busy={state.isBusy}
                busyLabel={t.form.submitting}
              >
                {t.form.submit}
              </Button>
            </div>
          </form>
        </div>
        <div className="lg:sticky lg:top-24 lg:col-span-5 lg:self-start">
          <h2 className="text-2xl">{t.next.heading}</h2>
          <ol className="mt-5 grid gap-5">
            {steps.map((step, place) => (
              <li key={step} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
                <span aria-hidden className="font-display font-semibold text-ambar-text text-xl lining-nums">
                  {place + 1}
                </span>
                <p>
                  <span className="block text-muted text-sm">{t.next[step].when}</span>
                  {t.next[step].what}
                </p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
