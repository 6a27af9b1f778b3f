import { Siren, Zap } from "lucide-react";
import { Badge } from "#app/ui/badge.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { SafetyUrgency } from "./contract.ts";
import { messages } from "./staff-messages.ts";

export function SafetyUrgencyBadge({ urgency }: { urgency: SafetyUrgency }) {
  const t = useText(messages).urgencies;
  if (urgency === "normal") return null;
  return (
    <Badge
      tone={urgency === "emergency" ? "cancelled" : "pending"}
      icon={urgency === "emergency" ? Siren : Zap}
    >
      {t[urgency]}
    </Badge>
  );
}
