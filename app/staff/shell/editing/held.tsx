import { ShieldQuestion } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

/** That something is held because it looks like a robot's, and why. */
export function HeldMark({ reason }: { reason: string }) {
  const t = useText(messages).held;
  const known = ["trap", "too_fast", "repeated", "flood"] as const;
  const why = t[known.find((one) => one === reason) ?? "other"];
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge tone="pending" icon={ShieldQuestion}>
        {t.label}
      </Badge>
      <p className="text-muted text-sm">{why}</p>
    </div>
  );
}

type HeldProps = {
  reason: string;
  /** Whose it is, for those who hear the button. */
  name: string;
  release: {
    isPending: boolean;
    mutate: (nothing: undefined, told: { onSuccess: () => void; onError: () => void }) => void;
  };
};

/** What is held, with the way to let it go: a person looked, and it is no robot's. */
export function Held({ reason, name, release }: HeldProps) {
  const t = useText(messages);
  const notSpam = () =>
    release.mutate(undefined, {
      onSuccess: () => toast({ title: t.released, description: t.releasedText }),
      onError: () => toast({ title: t.error, description: t.releaseFailed, variant: "destructive" }),
    });
  return (
    <div className="flex flex-col items-start gap-2">
      <HeldMark reason={reason} />
      <Button variant="quiet" size="small" busy={release.isPending} onClick={notSpam}>
        {t.release} <span className="sr-only">: {name}</span>
      </Button>
    </div>
  );
}
