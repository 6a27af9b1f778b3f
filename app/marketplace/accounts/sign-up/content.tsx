import { Link } from "react-router";
import { SubmitButton } from "#app/ui/forms/form-buttons.tsx";
import { PrivacyNote } from "#app/ui/privacy-note.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { AccountPageLayout } from "../parts/account-page-layout.tsx";
import { BusinessSection, OptionalSection, PersonSection, SignUpProblems } from "./fields.tsx";
import { useSignUp } from "./use-sign-up.ts";

export default function SignUpContent() {
  const t = useText(messages).signUp;
  return (
    <AccountPageLayout title={t.title} lead={t.lead} aside={<ApplicationHint />}>
      <p className="-mt-4 mb-6">
        {t.hasAccount}{" "}
        <Link to="/vendor-login" className="text-link inline-flex min-h-11 items-center font-semibold">
          {t.login}
        </Link>
      </p>
      <SignUpForm />
    </AccountPageLayout>
  );
}

function SignUpForm() {
  const t = useText(messages).signUp;
  const signUp = useSignUp();
  return (
    <form method="post" noValidate onSubmit={signUp.submit}>
      <SignUpProblems signUp={signUp} />
      {/* What is typed before hydration stays: React Hook Form takes it over. */}
      <div className="grid gap-10">
        <BusinessSection signUp={signUp} />
        <PersonSection signUp={signUp} />
        <OptionalSection signUp={signUp} />
        <HoneypotField ref={signUp.honeypot} />
      </div>
      <div className="mt-8 grid gap-5 border-t pt-6">
        <p className="border-ambar border-s-3 ps-4">{t.next}</p>
        <PrivacyNote link={t.privacyLink}>{t.privacy}</PrivacyNote>
        <div role="alert" className="empty:hidden">
          <SignUpFailure signUp={signUp} />
        </div>
        <SubmitButton size="large" busy={signUp.sending.phase === "sending"} busyLabel={t.submitting}>
          {t.submit}
        </SubmitButton>
      </div>
    </form>
  );
}

function SignUpFailure({ signUp }: { signUp: ReturnType<typeof useSignUp> }) {
  const t = useText(messages).signUp;
  if (signUp.storageProblem) return <ProblemNote title={t.doneTitle}>{signUp.storageProblem}</ProblemNote>;
  if (signUp.sending.phase !== "failed") return null;
  const { message = t.failedText } = signUp.sending.failure;
  const details = signUp.failure ?? "";
  return (
    <ProblemNote title={t.failedTitle}>
      <p>{details.includes(message) ? details : `${message} ${details}`}</p>
      <p>
        {t.perhaps}{" "}
        <Link to="/vendor-login" className="font-semibold underline underline-offset-4">
          {t.login}
        </Link>
        {" · "}
        <Link to="/vendor-password" className="font-semibold underline underline-offset-4">
          {t.forgotten}
        </Link>
      </p>
    </ProblemNote>
  );
}

function ApplicationHint() {
  const t = useText(messages).signUp;
  return (
    <div className="border-t pt-5 lg:mt-10">
      <p>{t.badge}</p>
      <Link
        to="/vendor-application"
        className="text-link mt-1 inline-flex min-h-11 items-center font-semibold"
      >
        {t.badgeLink}
      </Link>
    </div>
  );
}
