import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { FrameIcon } from "#app/ui/frame-icon.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { parentOf } from "./links.ts";
import { messages } from "./messages.ts";

/**
 * The one link above a page's heading, one step up; the wordmark leads home. Whoever came from the
 * directory (the location's state holds its query string) goes back in the history, to the same place in the list.
 */
export function BackLink() {
  const t = useText(messages);
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  if (pathname === "/") return null;
  const { to, label } = parentOf(pathname);
  const search = (state as { directory?: string } | null)?.directory;
  const back = (event: MouseEvent) => {
    const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (search === undefined || opensNewTab) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <div className="back-link">
      <Link
        to={`${to}${search ?? ""}`}
        onClick={back}
        className="text-link inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
      >
        <FrameIcon name="back" className="size-4" />
        {t[label]}
      </Link>
    </div>
  );
}
