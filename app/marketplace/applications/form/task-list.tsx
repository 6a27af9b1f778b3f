import { Circle, CircleAlert, CircleCheck, CircleDashed, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type SectionName, sectionNames } from "../contract.ts";
import { messages } from "../messages.ts";
import { sectionLeads, sectionTitles } from "../parts/field-texts.ts";
import type { SectionState } from "./section-check.ts";
import { type Step, stepLink } from "./steps.ts";
import type { Application } from "./use-application.ts";

const badges: Record<SectionState, { tone: BadgeTone; icon: LucideIcon; mark: string }> = {
  notStarted: { tone: "neutral", icon: Circle, mark: "border-line" },
  inProgress: { tone: "in-progress", icon: CircleDashed, mark: "border-in-progress bg-in-progress-fill" },
  complete: { tone: "completed", icon: CircleCheck, mark: "border-palma bg-palma" },
  attention: { tone: "cancelled", icon: CircleAlert, mark: "border-flamboyan bg-flamboyan" },
};

type States = Application["states"];

export function TaskList({ states }: { states: States }) {
  const t = useText(messages);
  const titles = useText(sectionTitles);
  const leads = useText(sectionLeads);
  return (
    <div className="arch overflow-clip rounded-s rounded-br border border-line bg-card">
      <div className="border-b px-5 py-5 sm:px-8">
        <Progress states={states} />
      </div>
      <ol aria-label={t.sections}>
        {sectionNames.map((section, index) => (
          <Row
            key={section}
            step={section}
            number={index + 1}
            title={titles[section]}
            lead={leads[section]}
            state={states[section]}
          />
        ))}
        <Row step="check" title={t.checkStep} lead={t.checkStepHint} />
      </ol>
    </div>
  );
}

type RowProps = { step: Step; number?: number; title: string; lead: string; state?: SectionState };

function Row({ step, number, title, lead, state }: RowProps) {
  const t = useText(messages);
  const look = state && badges[state];
  return (
    <li className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2 border-t px-5 py-3.5 transition-colors first:border-t-0 hover:bg-band sm:grid-cols-[2.75rem_minmax(0,1fr)_auto] sm:items-center sm:px-8">
      <span aria-hidden className="font-display font-semibold text-ambar-text text-xl lining-nums">
        {number}
      </span>
      <div className="min-w-0">
        <Link
          {...stepLink(step)}
          className="font-semibold text-larimar underline decoration-1 underline-offset-[0.22em] after:absolute after:inset-0"
        >
          {title}
        </Link>
        <p className="text-muted text-sm">{lead}</p>
      </div>
      {look && (
        <div className="col-start-2 mt-1.5 sm:col-start-3 sm:mt-0">
          <Badge tone={look.tone} icon={look.icon}>
            {t.states[state]}
          </Badge>
        </div>
      )}
    </li>
  );
}

export function Progress({ states }: { states: States }) {
  const t = useText(messages);
  const done = sectionNames.filter((section) => states[section] === "complete").length;
  return (
    <div>
      <p className="font-semibold">{t.progress(done, sectionNames.length)}</p>
      <div aria-hidden className="mt-2.5 flex gap-1">
        {sectionNames.map((section) => (
          <span
            key={section}
            className={classNames("h-2 flex-1 rounded border", badges[states[section]].mark)}
          />
        ))}
      </div>
    </div>
  );
}

export function SectionNavigation({ states, current }: { states: States; current: Step }) {
  const t = useText(messages);
  const titles = useText(sectionTitles);
  return (
    <nav aria-label={t.sections}>
      <ol className="border-s">
        {sectionNames.map((section) => (
          <NavigationItem
            key={section}
            step={section}
            current={current}
            title={titles[section]}
            state={states[section]}
          />
        ))}
        <NavigationItem step="check" current={current} title={t.checkStep} />
      </ol>
    </nav>
  );
}

type ItemProps = { step: SectionName | "check"; current: Step; title: string; state?: SectionState };

function NavigationItem({ step, current, title, state }: ItemProps) {
  const t = useText(messages);
  const Icon = state && badges[state].icon;
  return (
    <li>
      <Link
        {...stepLink(step)}
        aria-current={step === current ? "step" : undefined}
        className="-ms-px flex min-h-11 items-center gap-2.5 border-transparent border-s-3 py-1.5 ps-4 pe-2 text-sm transition-colors hover:bg-band aria-[current=step]:border-ambar aria-[current=step]:font-semibold"
      >
        {Icon ? (
          <Icon aria-hidden className={classNames("size-4.5", iconColours[state])} />
        ) : (
          <span aria-hidden className="size-4.5" />
        )}
        <span>
          {title}
          {state && <span className="sr-only">{`, ${t.states[state]}`}</span>}
        </span>
      </Link>
    </li>
  );
}

const iconColours: Record<SectionState, string> = {
  notStarted: "text-muted",
  inProgress: "text-in-progress",
  complete: "text-palma",
  attention: "text-flamboyan",
};
