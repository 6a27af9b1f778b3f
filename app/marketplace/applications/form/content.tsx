import { Link } from "react-router";
import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { sectionNames } from "../contract.ts";
import { messages } from "../messages.ts";
import { sectionTitles } from "../parts/field-texts.ts";
import { CheckAnswers } from "./check-answers.tsx";
import { DeleteDraft } from "./delete-draft.tsx";
import { isPristine } from "./draft.ts";
import { OtherDevice } from "./other-device.tsx";
import { applicationPath } from "./path.ts";
import { ReceiptScreen } from "./receipt-screen.tsx";
import { SavedDraftNotice, useSavedDraft } from "./saved-draft.tsx";
import { SectionForm } from "./section-form.tsx";
import { StepHeading } from "./step-heading.tsx";
import { type Step, stepLink, useStep } from "./steps.ts";
import { Progress, SectionNavigation, TaskList } from "./task-list.tsx";
import { type Application, useApplication } from "./use-application.ts";

/** Shows the task list, a section (`?section=owner`), the check page or the receipt. */
export default function ApplicationContent() {
  const application = useApplication();
  const step = useStep();
  if (application.receipt) return <ReceiptScreen receipt={application.receipt} />;
  if (step === "list") return <Overview application={application} />;
  return <StepFrame step={step} application={application} />;
}

function Overview({ application }: { application: Application }) {
  const t = useText(messages);
  const { states, draft, isHydrated, canStore } = application;
  const saved = useSavedDraft(isHydrated);
  const isStarted = !isPristine(draft);
  const next = sectionNames.find((section) => states[section] !== "complete") ?? "check";
  return (
    <div className="wrap rhythm-tight">
      <StepHeading>{t.title}</StepHeading>
      <p className="mt-4 max-w-measure text-lg text-muted">{t.lead}</p>
      <SavedDraftNotice saved={saved} isStarted={isStarted} />
      <Link {...stepLink(next)} className={buttonClass({ variant: "primary", className: "mt-6" })}>
        {next === "check" ? t.checkStep : isStarted ? t.goOn : t.start}
      </Link>
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr]">
        <section aria-labelledby="before" className="lg:col-start-2">
          <h2 id="before" className="text-xl">
            {t.facts.title}
          </h2>
          <ul className="mt-3 space-y-2 border-s-3 border-s-ambar ps-5">
            {t.facts.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <TaskList states={states} />
        </div>
        <section aria-labelledby="privacy" className="lg:col-start-2">
          <h2 id="privacy" className="text-xl">
            {t.privacy.title}
          </h2>
          <p className="mt-3">{canStore ? t.privacy.kept : t.privacy.notKept}</p>
          <p className="mt-3 text-muted text-sm">{t.privacy.sealed}</p>
          {isHydrated && isStarted && (
            <div className="mt-5">
              <DeleteDraft />
            </div>
          )}
          {isHydrated && isStarted && <OtherDevice application={application} />}
        </section>
      </div>
    </div>
  );
}

function StepFrame({ step, application }: { step: Exclude<Step, "list">; application: Application }) {
  const t = useText(messages);
  const titles = useText(sectionTitles);
  const { states, isHydrated } = application;
  const name = step === "check" ? t.checkStep : titles[step];
  return (
    <div className="wrap rhythm-tight grid gap-x-14 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <PageMeta
        path={applicationPath}
        title={`${name} · ${t.title}`}
        description={t.description}
        picture="join"
      />
      <aside className="max-lg:hidden print:hidden">
        <div className="sticky top-24 space-y-4">
          <Link
            {...stepLink("list")}
            className="text-link inline-flex min-h-11 items-center font-semibold text-sm"
          >
            {t.allSections}
          </Link>
          <Progress states={states} />
          <SectionNavigation states={states} current={step} />
        </div>
      </aside>
      <div className="arch -mx-[clamp(1rem,4vw,2.5rem)] border-y bg-card px-[clamp(1rem,4vw,2.5rem)] py-6 sm:mx-0 sm:rounded-s sm:rounded-br sm:border sm:border-line sm:px-10 sm:py-10">
        {/* Remounted after hydration, when the device's draft is known. */}
        {step === "check" ? (
          <CheckAnswers application={application} />
        ) : (
          <SectionForm key={`${step} ${isHydrated}`} section={step} application={application} />
        )}
      </div>
    </div>
  );
}
