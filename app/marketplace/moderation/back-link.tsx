import { ArrowLeft, History, MessageSquareWarning } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="text-link -mt-3 mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-sm print:hidden"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {children}
    </Link>
  );
}

const icons = { "/flag-incidents": History, "/admin/reports?status=open": MessageSquareWarning };

export function ScreenLink({ to, children }: { to: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[to];
  return (
    <Link to={to} className={buttonClass({ variant: "quiet", size: "small" })}>
      <Icon aria-hidden className="size-4" />
      {children}
    </Link>
  );
}
