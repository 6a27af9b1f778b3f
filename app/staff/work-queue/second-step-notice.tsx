import { ShieldAlert } from "lucide-react";
import { Link } from "react-router";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

export function SecondStepNotice() {
  const { secondStep: t } = useText(messages);
  if (useStaff().secondStep) return null;
  return (
    <p className="mb-6 flex flex-wrap items-center gap-x-3 border-ambar border-s-3 bg-band px-4 py-1 text-sm print:hidden">
      <span className="inline-flex items-center gap-3">
        <ShieldAlert aria-hidden className="size-4 shrink-0" />
        {t.off}
      </span>
      <Link to="/admin/account" className="inline-flex min-h-11 items-center text-link font-semibold">
        {t.go}
      </Link>
    </p>
  );
}
