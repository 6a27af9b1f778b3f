import {
  CalendarClock,
  CalendarDays,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  Mail,
  MailWarning,
  MessageSquareText,
  MessagesSquare,
} from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { ServiceName } from "#app/clients/bookings/service-name.tsx";
import { packageNames } from "#app/site/packages/contract.ts";
import { RowPresence } from "#app/staff/presence/who-is-here.tsx";
import { AssigneeName } from "#app/staff/shell/editing/assignee.tsx";
import { LanguageBadge } from "#app/staff/shell/record/contact-links.tsx";
import type { SafetyProtocol } from "#app/support/safety/contract.ts";
import { protocolNames } from "#app/support/safety/protocol-names.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type QueueGroup, type QueueItem, queueGroups } from "./contract.ts";
import { useEntryName, useEntryTime } from "./entry-texts.ts";
import { messages } from "./messages.ts";
import { entryKey } from "./selection.ts";

const urgentGroups: ReadonlySet<QueueGroup> = new Set(["safety", "emergency", "late"]);

type QueueListProps = {
  items: readonly QueueItem[];
  selected: string | undefined;
  /** After Enter on a row, which opens it: into the entry. */
  enter: () => void;
};

/** All that waits, in groups; a row opens its entry beside the list. */
export function QueueList({ items, selected, enter }: QueueListProps) {
  const groups = queueGroups.flatMap((group) => {
    const own = items.filter((item) => item.group === group);
    return own.length > 0 ? [{ group, items: own }] : [];
  });
  return (
    <div className="arch overflow-clip rounded-s rounded-br border border-line bg-card">
      {groups.map((one) => (
        <Group key={one.group} {...one} selected={selected} enter={enter} />
      ))}
    </div>
  );
}

function Group({ group, items, selected, enter }: QueueListProps & { group: QueueGroup }) {
  const t = useText(messages).groups;
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2
        id={heading}
        className={classNames(
          "border-b bg-background px-4 py-0.5 font-sans font-semibold text-sm tracking-normal",
          urgentGroups.has(group) ? "text-flamboyan" : "text-ink",
        )}
      >
        {t[group]}
      </h2>
      <ul aria-labelledby={heading}>
        {items.map((item) => (
          <Row key={entryKey(item)} item={item} isSelected={entryKey(item) === selected} enter={enter} />
        ))}
      </ul>
    </section>
  );
}

const kindIcons: Record<QueueItem["kind"], LucideIcon> = {
  lead: MessagesSquare,
  booking: CalendarDays,
  safety: LifeBuoy,
  step: ListChecks,
  chat: MessageSquareText,
  message: Mail,
  letter: MailWarning,
};

const looks = {
  late: "text-flamboyan font-semibold",
  soon: "text-ambar-text font-semibold",
  calm: "text-muted",
};
const edges = { late: "border-s-flamboyan", soon: "border-s-ambar", calm: "border-s-transparent" };

type RowProps = Pick<QueueListProps, "enter"> & { item: QueueItem; isSelected: boolean };

/** The name's link covers the whole row. */
function Row({ item, isSelected, enter }: RowProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const name = useEntryName(item);
  const time = useEntryTime(item);
  const Icon = kindIcons[item.kind];
  const search = new URLSearchParams(params);
  search.set("entry", entryKey(item));
  const to = { search: `?${search}` };
  const open = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.target !== event.currentTarget) return;
    void navigate(to, { preventScrollReset: true });
    enter();
  };
  return (
    <li
      data-entry={entryKey(item)}
      data-edge={time.look === "calm" ? undefined : time.look}
      tabIndex={-1}
      onKeyDown={open}
      className={classNames(
        "relative scroll-mt-20 border-s-4 border-b px-4 py-1 last:border-b-0 focus-visible:-outline-offset-3",
        edges[time.look],
        isSelected ? "bg-band" : "hover:bg-band/50",
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="flex min-w-0 items-baseline gap-x-2 text-base leading-snug">
          <Link
            to={to}
            preventScrollReset
            aria-current={isSelected ? "true" : undefined}
            className="min-w-0 truncate text-link leading-6 after:absolute after:inset-0"
          >
            <span dir="auto">{name}</span>
          </Link>
          <LanguageBadge locale={item.locale} />
          {item.recordKind && <RowPresence record={{ kind: item.recordKind, id: item.recordId }} />}
        </h3>
        <p className={classNames("shrink-0 whitespace-nowrap text-sm tabular-nums", looks[time.look])}>
          {time.text}
        </p>
      </div>
      <p className="flex min-w-0 items-center gap-1.5 text-sm leading-5">
        <Icon aria-hidden className="size-4 shrink-0 text-muted" />
        <span className="sr-only">{t.kinds[item.kind]}: </span>
        {item.asksForTime && (
          <CalendarClock aria-label={t.asksForTime} className="size-4 shrink-0 text-ambar-text" />
        )}
        <span dir="auto" className="min-w-0 flex-1 truncate text-muted">
          <Subject item={item} />
        </span>
        {item.assignee && (
          <span className="max-w-32 shrink-0 truncate">
            <AssigneeName assignee={item.assignee} />
          </span>
        )}
      </p>
    </li>
  );
}

/** One line: what it is about, then the person's own words. */
export function Subject({ item }: { item: QueueItem }) {
  const t = useText(messages);
  const protocols = useText(protocolNames);
  const { kind, words, serviceRequested, vendorName } = item;
  const quoted = words && kind !== "step" && kind !== "letter" ? ` · ${words}` : "";
  if (kind === "safety")
    return `${protocols[serviceRequested as SafetyProtocol] ?? serviceRequested}${quoted}`;
  if (kind === "lead") return `${item.package ? packageNames[item.package] : t.undecided}${quoted}`;
  if (kind === "booking")
    return (
      <>
        {serviceRequested ? <ServiceName name={serviceRequested} /> : t.anyService} · {vendorName}
        {item.group === "cancelled" && quoted}
      </>
    );
  if (kind === "letter") return t.detail.error(words);
  return words || t.kinds[kind];
}
