import { Link, useLoaderData, useParams } from "react-router";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { vendorNames } from "#app/marketplace/vendors/vendor-names.ts";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Field, Input, Textarea } from "#app/ui/forms/field.tsx";
import { SubmitButton } from "#app/ui/forms/form-buttons.tsx";
import { FormProblems } from "#app/ui/forms/form-problems.tsx";
import { NameInput } from "#app/ui/forms/inputs.tsx";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { ProblemAlert } from "#app/ui/problem-note.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { messages } from "../messages.ts";
import { useSentBooking } from "../parts/sent-booking.ts";
import { BookingConcerns } from "./concerns.tsx";
import { BookingConfirmation } from "./confirmation.tsx";
import { BookingLayout } from "./layout.tsx";
import type { loader } from "./simple-page.tsx";
import { type FormProps, fieldId, useSimpleForm } from "./use-booking-form.ts";
import { VendorBoundary } from "./vendor-boundary.tsx";

export { prefetchVendor } from "../vendor-of-booking.ts";

export default function SimpleContent() {
  const loaderData = useLoaderData<typeof loader>();
  const { vendorId = "" } = useParams();
  return (
    <VendorBoundary pageData={loaderData} vendorIdText={vendorId} height="h-[51rem] sm:h-[46rem]">
      {(vendor) => <SimpleBooking vendor={vendor} today={todayInSantoDomingo(new Date(loaderData.hour))} />}
    </VendorBoundary>
  );
}

function SimpleBooking({ vendor, today }: { vendor: VendorDetail; today: string }) {
  const t = useText(messages).simple;
  const { locale } = useLocale();
  const name = `simple-booking-${vendor.id}`;
  const { sent, save, clear } = useSentBooking(name);
  if (sent) return <BookingConfirmation booking={sent} vendor={vendor} title={t.sent} onAnother={clear} />;
  const { first } = vendorNames(vendor, locale);
  return (
    <>
      <PrivateMeta title={t.title(first.text)} />
      <BookingLayout title={t.title(first.text)} vendor={vendor}>
        <SimpleForm name={name} vendor={vendor} today={today} onSent={save} />
      </BookingLayout>
    </>
  );
}

function SimpleForm({ today, ...props }: FormProps & { today: string }) {
  const t = useText(messages);
  const simple = useSimpleForm(props);
  const { error, field, form, sending } = simple;
  return (
    <form id={props.name} method="post" noValidate onSubmit={simple.submit}>
      <p className="max-w-measure">{t.simple.lead}</p>
      {/* Above the button, which could move this link under a double click. */}
      <p className="mb-4">
        <Link to={`/booking/${props.vendor.id}`} className="text-link inline-flex min-h-11 items-center">
          {t.simple.more}
        </Link>
      </p>
      <FormProblems
        labels={{
          date: t.simple.date,
          customerName: t.simple.name,
          customerContact: t.simple.contact,
          details: t.simple.details,
        }}
        error={error}
        id={fieldId}
        submitCount={form.formState.submitCount}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field("date")} label={t.simple.date} required>
          <Input {...form.register("date")} type="date" min={today} />
        </Field>
        <Field {...field("customerName")} label={t.simple.name} required>
          <NameInput {...form.register("customerName")} maxLength={200} />
        </Field>
        <Field
          {...field("customerContact")}
          label={t.simple.contact}
          optional
          hint={t.simple.contactHint}
          className="sm:col-span-2"
        >
          <Input {...form.register("customerContact")} maxLength={254} spellCheck={false} />
        </Field>
        <Field {...field("details")} label={t.simple.details} optional className="sm:col-span-2">
          <Textarea {...form.register("details")} maxLength={5000} />
        </Field>
        <HoneypotField ref={simple.honeypot} />
      </div>
      <div className="mt-6 grid gap-5">
        <PrivacyNote>{t.privacy}</PrivacyNote>
        <SimpleProblem simple={simple} />
        <BookingConcerns concerns={simple.concerns} />
        <SubmitButton size="large" busy={sending.phase === "sending"} busyLabel={t.full.submitting}>
          {t.simple.submit}
        </SubmitButton>
      </div>
    </form>
  );
}

function SimpleProblem({ simple }: { simple: ReturnType<typeof useSimpleForm> }) {
  const t = useText(messages);
  const { errors } = simple.form.formState;
  const { sending } = simple;
  const blank = errors.date?.type === "too_small" || errors.customerName?.type === "too_small";
  if (sending.phase !== "failed") return <ProblemAlert title={blank && t.simple.required} />;
  return (
    <ProblemAlert title={t.simple.failed}>
      {sending.failure.code === "not_found" && t.missing.text} {simple.failure}
    </ProblemAlert>
  );
}
