import { ArrowRight, BookOpen } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ChatSource } from "../contract.ts";
import { messages } from "./messages.ts";
import type { VendorCardsProps } from "./vendor-cards.tsx";

// Few answers have vendors: the code of their cards is loaded with the first ones, and plain links do without it.
const VendorCards = lazy(() => import("./vendor-cards.tsx").catch(() => ({ default: VendorLinks })));

type SourcesProps = { sources: readonly ChatSource[]; language: Locale };

/** What an answer comes from or leads to: vendors as cards, the guide's entries, other pages. */
export function Sources({ sources, language }: SourcesProps) {
  const t = useText(messages);
  const pages = sources.filter(({ vendor }) => vendor === undefined);
  const vendors = sources.filter(isVendor);
  const isOfGuide = pages.some(({ path }) => path.startsWith("/guide/"));
  const Icon = isOfGuide ? BookOpen : ArrowRight;
  return (
    <>
      {vendors.length > 0 && (
        <Suspense fallback={<VendorLinks vendors={vendors} />}>
          <VendorCards vendors={vendors} />
        </Suspense>
      )}
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

const isVendor = (source: ChatSource): source is VendorCardsProps["vendors"][number] =>
  source.vendor !== undefined;

function VendorLinks({ vendors }: VendorCardsProps) {
  const t = useText(messages);
  return (
    <ul aria-label={t.vendors} className="mt-2">
      {vendors.map(({ title, path }) => (
        <li key={path}>
          {/* A vendor's name is in a language of its own. */}
          <Link to={path} lang="" className="inline-flex min-h-11 items-center text-link">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
