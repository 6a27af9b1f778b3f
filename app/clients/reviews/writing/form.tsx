import { classNames } from "#app/ui/class-names.ts";
import { Field, FieldGroup, Radio, Textarea } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/form-buttons.tsx";
import { ProblemAlert } from "#app/ui/problem-note.tsx";
import { SupportPhone } from "#app/ui/support-phone.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { Stars } from "../stars.tsx";
import { useReviewForm } from "./use-review-form.ts";

type ReviewForm = ReturnType<typeof useReviewForm>;

const maxLength = 2000;

/** Language names are not translated. */
const languages = { en: "English", es: "Español" };

export function ReviewForm(props: Parameters<typeof useReviewForm>[0]) {
  const t = useText(messages).write;
  const review = useReviewForm(props);
  const isHydrated = useHydrated();
  const { sending } = review;
  return (
    <form method="post" noValidate onSubmit={review.submit}>
      <div inert={!isHydrated} className="grid gap-8">
        <RatingField review={review} />
        <TextField review={review} />
        <LanguageField review={review} />
        <HoneypotField ref={review.honeypot} />
      </div>
      <div className="mt-8 grid gap-5 border-t pt-6">
        <p className="max-w-measure">{t.note}</p>
        <ProblemAlert title={sending.phase === "failed" && t.failed}>
          {t.tryAgain} <SupportPhone />. {review.failure}
        </ProblemAlert>
        <SubmitButton size="large" busy={sending.phase === "sending"} busyLabel={t.sending}>
          {t.send}
        </SubmitButton>
      </div>
    </form>
  );
}

function RatingField({ review }: { review: ReviewForm }) {
  const t = useText(messages).write;
  return (
    <FieldGroup role="radiogroup" label={t.rating} error={review.error("rating")} required>
      <div className="grid">
        {([5, 4, 3, 2, 1] as const).map((rating) => (
          <Radio
            key={rating}
            {...review.form.register("rating")}
            value={rating}
            label={
              <span className="inline-flex items-center gap-4">
                <Stars rating={rating} /> {t.ratings[rating]}
              </span>
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function TextField({ review }: { review: ReviewForm }) {
  const t = useText(messages).write;
  const { locale } = useLocale();
  const { watch, register } = review.form;
  const count = watch("text").trim().length;
  return (
    <div>
      <Field label={t.text} hint={t.textHint} error={review.error("text")} required>
        {/* No `maxLength`: it would silently cut pasted text. */}
        <Textarea {...register("text")} rows={6} lang={watch("locale") || locale} />
      </Field>
      <p
        className={classNames(
          "mt-1.5 text-end text-sm tabular-nums",
          count > maxLength ? "font-semibold text-flamboyan" : "text-muted",
        )}
      >
        {t.count(count, maxLength)}
      </p>
    </div>
  );
}

function LanguageField({ review }: { review: ReviewForm }) {
  const t = useText(messages).write;
  const { locale } = useLocale();
  const { watch, setValue } = review.form;
  const chosen = watch("locale") || locale;
  return (
    <FieldGroup role="radiogroup" label={t.language} error={review.error("locale")}>
      <div className="flex flex-wrap gap-x-8">
        {(["en", "es"] as const).map((one) => (
          <Radio
            key={one}
            name="locale"
            value={one}
            checked={chosen === one}
            onChange={() => setValue("locale", one)}
            label={<span lang={one}>{languages[one]}</span>}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
