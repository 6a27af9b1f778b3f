import { CircleCheck, CircleX, Clock, FlaskConical, type LucideIcon, SearchCheck } from "lucide-react";
import type { ReactNode } from "react";
import { SpamHold } from "#app/staff/shell/editing/spam-hold.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor, LocalVendorStatus } from "../contract.ts";
import { channelOf } from "../rules/channel.ts";
import { LongDay } from "./long-day.tsx";
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
        <Day name={t.submitted}>
          <LongDay at={vendor.submittedAt} />
        </Day>
        {vendor.reviewedAt && (
          <Day name={t.reviewed}>
            <LongDay at={vendor.reviewedAt} />
          </Day>
        )}
      </dl>
      {vendor.heldReason && <HeldLocalVendor vendor={vendor} reason={vendor.heldReason} />}
    </>
  );
}

function Day({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function HeldLocalVendor({ vendor, reason }: { vendor: LocalVendor; reason: string }) {
  const { released, done } = useText(messages);
  const release = useReleaseLocalVendor(vendor.id);
  const name = vendor.nombreCompleto;
  // `Held` shows a toast about a receipt, but not every vendor here gets one.
  const releaseAndToast: typeof release.mutate = (nothing, { onError } = {}) =>
    release.mutate(nothing, {
      onSuccess: (after) => toast({ title: released, description: done[channelOf(after)](name) }),
      ...(onError ? { onError } : {}),
    });
  return (
    <SpamHold
      reason={reason}
      name={name}
      release={{ isPending: release.isPending, mutate: releaseAndToast }}
    />
  );
}
