import { ShieldQuestion } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

/** That something is held because it looks like a robot's, and why. */
export function HeldMark({ reason }: { reason: string }) {
  const t = useText(messages).held;
  const why = reason === "trap" || reason === "too_fast" || reason === "repeated" ? t[reason] : t.other;
  return (
    <div className="flex flex-col items-start gap-1">
      <Badge tone="pending" icon={ShieldQuestion}>
        {t.label}
      </Badge>
      <p className="text-muted text-sm">{why}</p>
    </div>
  );
}
