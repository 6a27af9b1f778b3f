import { AlarmClock, Clock, HandHelping, Hourglass, LifeBuoy, type LucideIcon, Siren } from "lucide-react";
import { useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type QueueItem, type QueueState, queueStates } from "./contract.ts";
import { messages } from "./messages.ts";
import { QueueRow } from "./queue-row.tsx";

const looks: Record<QueueState, { icon: LucideIcon; colour: string }> = {
  safety: { icon: LifeBuoy, colour: "text-flamboyan" },
  emergency: { icon: Siren, colour: "text-flamboyan" },
  late: { icon: AlarmClock, colour: "text-flamboyan" },
  soon: { icon: Hourglass, colour: "text-ambar-text" },
  new: { icon: Clock, colour: "text-palma" },
  in_hand: { icon: HandHelping, colour: "text-muted" },
};

export function QueueSections({ items }: { items: readonly QueueItem[] }) {
  const sections = queueStates.flatMap((state) => {
    const stateItems = items.filter((item) => item.state === state);
    return stateItems.length > 0 ? [{ state, items: stateItems }] : [];
  });
  return (
    <div className="grid gap-6">
      {sections.map((section, place) => (
        <QueueSection key={section.state} {...section} isFirst={place === 0} />
      ))}
    </div>
  );
}

type QueueSectionProps = { state: QueueState; items: readonly QueueItem[]; isFirst: boolean };

function QueueSection({ state, items, isFirst }: QueueSectionProps) {
  const t = useText(messages).states;
  const heading = useId();
  const { icon: Icon, colour } = looks[state];
  return (
    <section aria-labelledby={heading}>
      <h2
        id={heading}
        className={classNames(
          "mb-2 flex items-center gap-2 font-sans font-semibold text-base tracking-normal",
          colour,
        )}
      >
        <Icon aria-hidden className="size-5" />
        {t[state]}
      </h2>
      <ul
        aria-labelledby={heading}
        className={classNames(
          "overflow-clip border border-line bg-card",
          isFirst ? "arch rounded-s rounded-br" : "rounded",
        )}
      >
        {items.map((item) => (
          <QueueRow key={`${item.kind} ${item.id}`} item={item} />
        ))}
      </ul>
    </section>
  );
}
