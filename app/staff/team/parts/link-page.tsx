import type { ReactNode } from "react";
import { Link } from "react-router";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

type LinkPageProps = {
  title: string;
  /** Under it; once it is done in the place of the form. */
  text: string;
  done?: { title: string; text: string } | undefined;
  children: ReactNode;
};

/** The page of a link that opens an account: its form, then what was done and the way to the desk. */
export function LinkPage({ title, text, done, children }: LinkPageProps) {
  const { go } = useText(messages);
  return (
    <div className="wrap py-8 sm:py-12">
      {/* The address holds a secret: no index, no referrer. */}
      <PrivateMeta title={title} />
      <meta name="referrer" content="no-referrer" />
      <div className="arch max-w-2xl rounded-s rounded-br border border-line bg-card p-6 sm:p-10">
        <div role="status">
          <h1 className="text-3xl">{done?.title ?? title}</h1>
          <p className="mt-3 mb-7 max-w-measure text-muted [overflow-wrap:anywhere]">{done?.text ?? text}</p>
        </div>
        {done ? (
          <Link to="/admin/today" reloadDocument className={buttonClass({ variant: "primary" })}>
            {go}
          </Link>
        ) : (
          children
        )}
      </div>
    </div>
  );
}
