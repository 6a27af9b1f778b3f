import {
  CalendarClock,
  CalendarDays,
  HandHelping,
  LifeBuoy,
  type LucideIcon,
  MessagesSquare,
} from "lucide-react";
import type { KeyboardEvent } from "react";
import { Link, useNavigate } from "react-router";
import { DueNote, UrgencyBadge } from "#app/clients/bookings/booking-status.tsx";
import { displayedDueState, readDueClock, type Waiting } from "#app/clients/bookings/rules/due-clock.ts";
import { ServiceName } from "#app/clients/bookings/service-name.tsx";
import { packageNames } from "#app/site/packages/contract.ts";
import { Assignee } from "#app/staff/shell/editing/assignee.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import { dueEdge } from "#app/staff/shell/record/due-edge.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import type { SafetyProtocol } from "#app/support/safety/contract.ts";
import { protocolNames } from "#app/support/safety/protocol-names.ts";
import { answerMs } from "#app/support/safety/rules/due.ts";
import { SafetyUrgencyBadge } from "#app/support/safety/urgency-badge.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { toDuration } from "#platform/i18n/due.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { QueueItem } from "./contract.ts";
import { messages } from "./messages.ts";
import { useAssignQueueItem } from "./queries.ts";

const kindIcons: Record<QueueItem["kind"], LucideIcon> = {
  lead: MessagesSquare,
  booking: CalendarDays,
  safety: LifeBuoy,
};

function screenOf({ kind, id, reference }: QueueItem): string {
  if (kind === "booking") return `/booking-management?booking=${id}`;
  const list = kind === "lead" ? "/admin-dashboard" : "/admin/safety-requests";
  return `${list}?search=${encodeURIComponent(reference)}`;
}

const safetyUrgencies = { standard: "normal", urgent: "urgent", asap: "emergency" } as const;

/** The name's link covers the whole row; buttons are above it. */
export function QueueRow({ item }: { item: QueueItem }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { kind, name, urgency } = item;
  const isReached = item.reachedAt !== null;
  const waiting: Waiting = {
    urgency,
    dueAt: item.dueAt,
    due: isReached ? "answered" : "on-time",
    ...(kind === "safety" && { promisedMs: answerMs[safetyUrgencies[urgency]] }),
  };
  const look = displayedDueState(readDueClock(waiting, useNow()).state, urgency);
  const Icon = kindIcons[kind];
  const open = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target === event.currentTarget) void navigate(screenOf(item));
  };
  return (
    <li
      data-entry
      tabIndex={-1}
      onKeyDown={open}
      className={classNames(
        "relative grid scroll-mt-20 gap-x-6 gap-y-1 border-s-4 border-b px-4 py-2 last:border-b-0 hover:bg-band/50 focus-visible:-outline-offset-3 sm:grid-cols-[minmax(0,1fr)_13rem] xl:grid-cols-[minmax(0,1fr)_13rem_8.5rem]",
        dueEdge(look),
      )}
    >
      <div className="min-w-0 sm:row-span-2 xl:row-span-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted text-sm">
          <span className="inline-flex items-center gap-1.5">
            <Icon aria-hidden className="size-4" />
            {t.kinds[kind]}
          </span>
          <span className="lining-nums">{item.reference}</span>
          {kind === "safety" ? (
            <SafetyUrgencyBadge urgency={safetyUrgencies[urgency]} />
          ) : (
            <UrgencyBadge urgency={urgency} />
          )}
          {item.status === "in_hand" && !isReached && (
            <Badge tone="in-progress" icon={HandHelping}>
              {t.inHand}
            </Badge>
          )}
          {item.asksForTime && (
            <Badge tone="confirmed" icon={CalendarClock}>
              {t.asksForTime}
            </Badge>
          )}
        </p>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h3 className="flex flex-wrap items-baseline gap-x-2.5 text-lg leading-snug">
            <Link
              to={screenOf(item)}
              className="text-link [overflow-wrap:anywhere] after:absolute after:inset-0"
            >
              <span dir="auto">{name}</span>
            </Link>
            <LanguageBadge locale={item.locale} />
          </h3>
          <QueueItemSubject item={item} />
        </div>
      </div>
      <div>
        {item.reachedAt === null ? (
          <DueNote booking={waiting} />
        ) : (
          <OpenSince reachedAt={item.reachedAt} createdAt={item.createdAt} />
        )}
      </div>
      <div className="max-lg:-my-2 [&_button]:relative [&_button]:z-10">
        <Assignee assignee={item.assignee} of={name} assign={useAssignQueueItem(item)} />
      </div>
    </li>
  );
}

function OpenSince({ reachedAt, createdAt }: { reachedAt: string; createdAt: string }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { unit, amount } = toDuration(useNow() - Date.parse(createdAt));
  return (
    <p className="text-sm">{t.openFor(formatDateTime(reachedAt, "shortMoment", locale), t[unit](amount))}</p>
  );
}

function QueueItemSubject({
  item: { kind, package: chosen, serviceRequested, vendorName },
}: {
  item: QueueItem;
}) {
  const t = useText(messages);
  const protocols = useText(protocolNames);
  if (kind === "safety") return <p className="text-sm">{protocols[serviceRequested as SafetyProtocol]}</p>;
  if (kind === "lead") return <p className="text-sm">{chosen ? packageNames[chosen] : t.undecided}</p>;
  return (
    <p dir="auto" className="text-sm [overflow-wrap:anywhere]">
      {serviceRequested ? <ServiceName name={serviceRequested} /> : t.anyService} · {vendorName}
    </p>
  );
}
