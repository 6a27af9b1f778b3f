import { Link, type To } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { MessageTemplate } from "../contract.ts";
import { messages } from "./messages.ts";

type TemplateRowProps = { template: MessageTemplate; isOpen: boolean; to: To };

export function TemplateRow({ template, isOpen, to }: TemplateRowProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { names, shortcut, channel, archived } = template;
  return (
    <li
      data-entry
      tabIndex={-1}
      className={classNames(
        "relative border-s-4 border-b px-4 py-2 last:border-b-0 hover:bg-band focus-visible:-outline-offset-3",
        isOpen ? "border-s-ambar bg-band" : "border-s-transparent",
      )}
    >
      <Link
        to={to}
        preventScrollReset
        aria-current={isOpen || undefined}
        className="font-semibold after:absolute after:inset-0 [overflow-wrap:anywhere]"
      >
        {names[locale]}
      </Link>
      <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
        <span>{shortcut}</span>
        <span>{t.channels[channel]}</span>
        {archived && <Badge tone="cancelled">{t.archived}</Badge>}
      </p>
    </li>
  );
}
