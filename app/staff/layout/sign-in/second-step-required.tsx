import { ShieldAlert } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

export function SecondStepRequired() {
  const { secondStepRequired: t } = useText(messages);
  return (
    <div className="max-w-xl rounded border border-line bg-card p-6">
      <h1 className="flex items-center gap-3 text-2xl">
        <ShieldAlert aria-hidden className="size-6" />
        {t.title}
      </h1>
      <p className="mt-2 mb-5 text-muted">{t.text}</p>
      <Link to="/admin/account" className={buttonClass({ variant: "primary" })}>
        {t.go}
      </Link>
    </div>
  );
}
