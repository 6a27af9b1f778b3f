import type { VendorStatus } from "#app/marketplace/vendors/contract.ts";
import { names } from "#app/marketplace/vendors/names.ts";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";

const tones: Record<VendorStatus, BadgeTone> = {
  pending: "pending",
  approved: "completed",
  suspended: "cancelled",
};

export function StatusBadge({ status }: { status: VendorStatus }) {
  const { statuses } = useText(names);
  return <Badge tone={tones[status]}>{statuses[status]}</Badge>;
}
