import { CircleCheck, CircleX, Clock, FlaskConical, type LucideIcon, SearchCheck } from "lucide-react";
import { SpamHold } from "#app/staff/shell/editing/spam-hold.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { timeZone } from "#platform/i18n/santo-domingo.ts";
import type { LocalVendor, LocalVendorStatus } from "../contract.ts";
import { channelOf } from "../rules/channel.ts";
import { messages } from "./messages.ts";
import { useReleaseLocalVendor } from "./queries.ts";

const badges: Record<LocalVendorStatus, { tone: BadgeTone; icon: LucideIcon }> = {
  pendiente: { tone: "pending", icon: Clock },
  en_revision: { tone: "in-progress", icon: SearchCheck },
  aprobado: { tone: "completed", icon: CircleCheck },
  rechazado: { tone: "cancelled", icon: CircleX },
};

export function StatusBadge({ status }: { status: LocalVendorStatus }) {
  const t = useText(messages).statuses;
  return <Badge {...badges[status]}>{t[status]}</Badge>;
}

export function StatusDetails({ vendor }: { vendor: LocalVendor }) {
  const { card: t, sample } = useText(messages);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <StatusBadge status={vendor.status} />
        {vendor.isSample && <Badge icon={FlaskConical}>{sample}</Badge>}
      </div>
      <dl className="text-sm">
        <Day name={t.submitted} at={vendor.submittedAt} />
        {vendor.reviewedAt && <Day name={t.reviewed} at={vendor.reviewedAt} />}
      </dl>
      {vendor.heldReason && <HeldLocalVendor vendor={vendor} reason={vendor.heldReason} />}
    </>
  );
}

/** Spanish on the English screen too, as the specification says. */
const longDay = new Intl.DateTimeFormat("es-DO", {
  timeZone,
  day: "numeric",
  month: "long",
  year: "numeric",
});

function Day({ name, at }: { name: string; at: string }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{name}</dt>
      <dd>
        <time lang="es" dateTime={at}>
          {longDay.format(new Date(at))}
        </time>
      </dd>
    </div>
  );
}

function HeldLocalVendor({ vendor, reason }: { vendor: LocalVendor; reason: string }) {
  const { released, done } = useText(messages);
  const name = vendor.nombreCompleto;
  return (
    <SpamHold
      reason={reason}
      name={name}
      release={useReleaseLocalVendor(vendor.id)}
      undo="/api/admin/dominican-vendors/:id/undo"
      // Not every vendor here gets a receipt.
      said={{ title: released, description: done[channelOf(vendor)](name) }}
    />
  );
}
