import { Link, useLocation } from "react-router";
import { FrameIcon } from "#app/ui/frame-icon.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

export function BackToHome() {
  const t = useText(messages);
  if (useLocation().pathname === "/") return null;
  return (
    <div className="wrap flex flex-wrap items-center gap-x-4 pt-4 print:hidden">
      <Link to="/" className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-sm">
        <FrameIcon name="back" className="size-4" />
        {t.backHome}
      </Link>
    </div>
  );
}
