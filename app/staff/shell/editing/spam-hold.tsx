import { ShieldQuestion } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

export function SpamHoldBadge({ reason }: { reason: string }) {
  const t = useText(messages).held;
  const reasons = ["trap", "too_fast", "repeated", "flood"] as const;
  const reasonText = t[reasons.find((one) => one === reason) ?? "other"];
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge tone="pending" icon={ShieldQuestion}>
        {t.label}
      </Badge>
      <p className="text-muted text-sm">{reasonText}</p>
    </div>
  );
}

type SpamHoldProps = {
  reason: string;
  /** Name of the record, for screen readers. */
  name: string;
  release: {
    isPending: boolean;
    mutate: (variables: undefined, options: { onSuccess: () => void; onError: () => void }) => void;
  };
};

export function SpamHold({ reason, name, release }: SpamHoldProps) {
  const t = useText(messages);
  const markNotSpam = () =>
    release.mutate(undefined, {
      onSuccess: () => toast({ title: t.released, description: t.releasedText }),
      onError: () => errorToast(t.releaseFailed),
    });
  return (
    <div className="flex flex-col items-start gap-2">
      <SpamHoldBadge reason={reason} />
      <Button variant="quiet" size="small" busy={release.isPending} onClick={markNotSpam}>
        {t.release} <span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}
