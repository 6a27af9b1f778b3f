import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

type BackButtonProps = {
  /** Where it leads; the home page if nothing else is said. */
  to?: string;
  /** A title beside the button, for screens without a heading of their own at the top. */
  title?: ReactNode;
  /** What the button says, where it leads somewhere else than home. */
  label?: string;
};

/** "Back to Home", with an optional title and target. */
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

/** The back button on every page but home. */
export function BackToHome(props: BackButtonProps) {
  const { pathname } = useLocation();
  return pathname === "/" ? null : <BackButton {...props} />;
}
