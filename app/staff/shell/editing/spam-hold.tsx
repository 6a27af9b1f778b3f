import { ShieldQuestion } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { UndoOffer } from "../contract.ts";
import { messages } from "../messages.ts";
import { Allowed } from "./allowed.tsx";
import { type UndoPath, useOfferUndo } from "./undo/use-offer-undo.ts";

export function SpamHoldBadge({ reason }: { reason: string }) {
  const t = useText(messages).held;
  const reasons = ["trap", "too_fast", "repeated", "flood"] as const;
  const reasonText = t[reasons.find((one) => one === reason) ?? "other"];
  return (
    <div className="flex flex-col items-start gap-1">
      <SpamHoldMark />
      <p className="text-muted text-sm">{reasonText}</p>
    </div>
  );
}

/** In a row of one line. */
export function SpamHoldMark() {
  const t = useText(messages).held;
  return (
    <Badge tone="pending" icon={ShieldQuestion}>
      {t.label}
    </Badge>
  );
}

type SpamHoldProps = {
  reason: string;
  /** Name of the record, for screen readers. */
  name: string;
  release: {
    isPending: boolean;
    mutate: (variables: undefined, options: { onSuccess: Released; onError: () => void }) => void;
  };
  /** Where a release, which writes to somebody, is undone. */
  undo?: UndoPath;
  /** What is said of it. */
  said?: { title: string; description: string };
};
type Released = (answer: { id: number; undo?: UndoOffer }) => void;

export function SpamHold({ reason, name, release, undo, said }: SpamHoldProps) {
  const t = useText(messages);
  const offerUndo = useOfferUndo(undo);
  const message = said ?? { title: t.released, description: t.releasedText };
  const markNotSpam = () =>
    release.mutate(undefined, {
      onSuccess: (answer) => offerUndo(answer.id, answer.undo, message),
      onError: () => errorToast(t.releaseFailed),
    });
  return (
    <div className="flex flex-col items-start gap-2">
      <SpamHoldBadge reason={reason} />
      <Allowed to="work">
        <Button variant="quiet" size="small" busy={release.isPending} onClick={markNotSpam}>
          {t.release} <span className="sr-only">: {name}</span>
        </Button>
      </Allowed>
    </div>
  );
}
