import { CircleCheck, CircleX, type LucideIcon, Phone, Radar, UserX } from "lucide-react";
import type { Ref } from "react";
import { Link } from "react-router";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Localized } from "#platform/i18n/text.ts";
import { telLink } from "#platform/text/phone-link.ts";
import type { Dispatch } from "../contract.ts";
import { jobNames, serviceName } from "../offer-messages.ts";
import { messages } from "./messages.ts";

/** "nobody": unanswered because no vendor matched at all. */
type ShownStatus = Dispatch["status"] | "nobody";

function shownStatus({ status, offers }: Dispatch): ShownStatus {
  return status === "unanswered" && offers.length === 0 ? "nobody" : status;
}

/** The headline of a dispatch's state, which is also announced when it changes. */
export function statusTitle(dispatch: Dispatch, t: Localized<typeof messages>["status"]): string {
  const status = shownStatus(dispatch);
  if (status === "open")
    return t.open.title(dispatch.offers.filter(({ state }) => state === "offered").length);
  if (status === "accepted") return t.accepted.title(winnerOf(dispatch)?.vendorName ?? "?");
  return t[status].title;
}

function winnerOf({ offers }: Dispatch) {
  return offers.find(({ state }) => state === "accepted");
}

const looks: Record<ShownStatus, { icon: LucideIcon; colour: string }> = {
  open: { icon: Radar, colour: "text-larimar" },
  accepted: { icon: CircleCheck, colour: "text-palma" },
  unanswered: { icon: UserX, colour: "text-flamboyan" },
  nobody: { icon: UserX, colour: "text-flamboyan" },
  cancelled: { icon: CircleX, colour: "text-muted" },
};

type DispatchStatusProps = {
  dispatch: Dispatch;
  titleId: string;
  headingRef: Ref<HTMLHeadingElement>;
  refill: (dispatch: Dispatch) => void;
};

export function DispatchStatusHeading({ dispatch, titleId, headingRef, refill }: DispatchStatusProps) {
  const t = useText(messages).status;
  const { services } = useText(jobNames);
  const status = shownStatus(dispatch);
  const { icon: Icon, colour } = looks[status];
  const text =
    status === "nobody"
      ? t.nobody.text(serviceName(dispatch.serviceType, services), dispatch.location)
      : t[status].text;
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
          {statusTitle(dispatch, t)}
        </h2>
        <p className="mt-2 max-w-measure">{text}</p>
        <NextActions dispatch={dispatch} status={status} refill={refill} />
      </div>
    </header>
  );
}

function NextActions({
  dispatch,
  status,
  refill,
}: Pick<DispatchStatusProps, "dispatch" | "refill"> & { status: ShownStatus }) {
  const t = useText(messages).status;
  const winner = winnerOf(dispatch);
  return (
    <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
      {status === "accepted" && winner && (
        <a href={telLink(winner.phone)} className={buttonClass()}>
          <Phone aria-hidden className="size-4" />
          {t.accepted.call(winner.phone)}
        </a>
      )}
      {(status === "unanswered" || status === "cancelled") && (
        <Allowed to="work">
          <Button onClick={() => refill(dispatch)}>{t.again}</Button>
        </Allowed>
      )}
      {(status === "unanswered" || status === "nobody") && (
        <Link
          to="/admin/dominican-vendors?status=pendiente"
          className={buttonClass({ variant: status === "nobody" ? "action" : "quiet" })}
        >
          {t.pending}
        </Link>
      )}
    </div>
  );
}
