import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

type BackButtonProps = {
  to?: string;
  title?: ReactNode;
  label?: string;
};

function BackButton({ to = "/", title, label }: BackButtonProps) {
  const t = useText(messages);
  return (
    <div className="wrap flex flex-wrap items-center gap-x-4 pt-4 print:hidden">
      <Link to={to} className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-sm">
        <ArrowLeft aria-hidden className="size-4" />
        {label ?? t.backHome}
      </Link>
      {title && <p className="border-s ps-4 font-semibold">{title}</p>}
    </div>
  );
}

export function BackToHome(props: BackButtonProps) {
  const { pathname } = useLocation();
  return pathname === "/" ? null : <BackButton {...props} />;
}
