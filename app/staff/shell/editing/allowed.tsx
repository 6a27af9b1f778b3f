import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "#platform/i18n/locale-context.tsx";
import { permissionMessages } from "#platform/security/permission-messages.ts";
import type { Permission } from "#platform/security/permissions.ts";
import { useStaff } from "../staff-context.ts";

type AllowedProps = {
  to: Permission;
  /** Shows nothing instead of the reason, where another line says it. */
  silent?: boolean;
  children: ReactNode;
};

/**
 * Controls that not every role may use. Whoever may not sees why in their place; a reader, who changes nothing anywhere,
 * sees nothing there. The call refuses in any case.
 */
export function Allowed({ to, silent = false, children }: AllowedProps) {
  const { may } = useStaff();
  if (may(to)) return children;
  return silent || !may("work") ? null : <MissingPermission permission={to} />;
}

/** Why a control is not here: "Only the owner can erase a person." */
export function MissingPermission({ permission }: { permission: Permission }) {
  const t = useText(permissionMessages);
  return (
    <p className="flex items-start gap-1.5 text-muted text-sm">
      <Lock aria-hidden className="mt-[0.2em] size-4 shrink-0" />
      {t[permission]}
    </p>
  );
}
