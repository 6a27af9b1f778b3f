import { BookOpen, UserRound } from "lucide-react";
import { Link } from "react-router";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

const linkClass = "inline-flex min-h-11 items-center gap-2 text-link text-sm";

export function RecordLinks() {
  const { recordLinks: t } = useText(messages);
  return (
    <nav aria-label={t.title} className="mt-10 flex flex-wrap items-center gap-x-8 border-t pt-3">
      <p className="text-muted text-sm">{t.title}</p>
      <Link to="/admin/people" className={linkClass}>
        <UserRound aria-hidden className="size-4" />
        {t.people}
      </Link>
      <Link to="/admin/audit" className={linkClass}>
        <BookOpen aria-hidden className="size-4" />
        {t.record}
      </Link>
    </nav>
  );
}
