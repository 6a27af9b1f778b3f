import { ArrowRight, BookOpen } from "lucide-react";
import { Link } from "react-router";
import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ChatSource } from "../contract.ts";
import { messages } from "./messages.ts";
import { VendorCards } from "./vendor-cards.tsx";

type SourcesProps = { sources: readonly ChatSource[]; language: Locale };

/** What an answer comes from or leads to: vendors as cards, the guide's entries, other pages. */
export function Sources({ sources, language }: SourcesProps) {
  const t = useText(messages);
  const pages = sources.filter(({ vendor }) => vendor === undefined);
  const isOfGuide = pages.some(({ path }) => path.startsWith("/guide/"));
  const Icon = isOfGuide ? BookOpen : ArrowRight;
  return (
    <>
      <VendorCards sources={sources} />
      {pages.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-muted text-sm">
          <Icon aria-hidden className="size-4" />
          {isOfGuide && t.source}
          {pages.map(({ title, path }) => (
            <Link
              key={path}
              to={path}
              lang={language}
              className="inline-flex min-h-11 items-center text-link"
            >
              {title}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
