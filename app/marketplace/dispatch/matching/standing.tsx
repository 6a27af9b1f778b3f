import { CircleCheck, CircleX, type LucideIcon, Phone, Radar, UserX } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Localized } from "#platform/i18n/text.ts";
import { telLink } from "#platform/text/phone-link.ts";
import type { Dispatch } from "../contract.ts";
import { jobNames, serviceName } from "../offer-messages.ts";
import { messages } from "./messages.ts";

/** How a job stands; "nobody" where there was nobody to ask from the beginning. */
type Standing = Dispatch["status"] | "nobody";

function standingOf({ status, offers }: Dispatch): Standing {
  return status === "unanswered" && offers.length === 0 ? "nobody" : status;
}

/** How a job stands, in a few words. */
export function standingTitle(job: Dispatch, t: Localized<typeof messages>["standing"]): string {
  const standing = standingOf(job);
  if (standing === "open") return t.open.title(job.offers.filter(({ state }) => state === "offered").length);
  if (standing === "accepted") return t.accepted.title(winnerOf(job)?.vendorName ?? "?");
  return t[standing].title;
}

function winnerOf({ offers }: Dispatch) {
  return offers.find(({ state }) => state === "accepted");
}

const looks: Record<Standing, { icon: LucideIcon; colour: string }> = {
  open: { icon: Radar, colour: "text-larimar" },
  accepted: { icon: CircleCheck, colour: "text-palma" },
  unanswered: { icon: UserX, colour: "text-flamboyan" },
  nobody: { icon: UserX, colour: "text-flamboyan" },
  cancelled: { icon: CircleX, colour: "text-muted" },
};

type MatchingStandingProps = {
  job: Dispatch;
  titleId: string;
  headingRef: Ref<HTMLHeadingElement>;
  refill: (job: Dispatch) => void;
};

/** The headline: how it stands, and what to do now. */
export function MatchingStanding({ job, titleId, headingRef, refill }: MatchingStandingProps) {
  const t = useText(messages).standing;
  const { services } = useText(jobNames);
  const standing = standingOf(job);
  const { icon: Icon, colour } = looks[standing];
  const text =
    standing === "nobody"
      ? t.nobody.text(serviceName(job.serviceType, services), job.location)
      : t[standing].text;
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <Icon aria-hidden className={`mt-1 size-7 ${colour}`} />
      <div>
        <h2
          id={titleId}
          ref={headingRef}
          tabIndex={-1}
          dir="auto"
          className="scroll-mt-32 text-2xl [overflow-wrap:anywhere] focus:outline-none"
        >
          {standingTitle(job, t)}
        </h2>
        <p className="mt-2 max-w-measure">{text}</p>
        <Next job={job} standing={standing} refill={refill} />
      </div>
    </header>
  );
}

/** What can be done now; nothing while it goes on by itself. */
function Next({
  job,
  standing,
  refill,
}: Pick<MatchingStandingProps, "job" | "refill"> & { standing: Standing }) {
  const t = useText(messages).standing;
  const winner = winnerOf(job);
  const acts: ReactNode[] = [];
  if (standing === "accepted" && winner)
    acts.push(
      <a key="call" href={telLink(winner.phone)} className={buttonClass()}>
        <Phone aria-hidden className="size-4" />
        {t.accepted.call(winner.phone)}
      </a>,
    );
  if (standing === "unanswered" || standing === "cancelled")
    acts.push(
      <Button key="again" onClick={() => refill(job)}>
        {t.again}
      </Button>,
    );
  if (standing === "unanswered" || standing === "nobody")
    acts.push(
      <Link
        key="pending"
        to="/admin/dominican-vendors?status=pendiente"
        className={buttonClass({ variant: standing === "nobody" ? "action" : "quiet" })}
      >
        {t.pending}
      </Link>,
    );
  return acts.length > 0 ? <div className="mt-4 flex flex-wrap gap-3">{acts}</div> : null;
}
