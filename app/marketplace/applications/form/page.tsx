import { useSearchParams } from "react-router";
import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { continueHash } from "../continue-link.ts";
import { messages } from "../messages.ts";
import { applicationPath } from "./path.ts";

export const handle = { ofDataAlone: true, listed: true };

/** The list of sections waits for the first act; a section is a form, whose fields work with scripts alone. */
const atOnce = () => window.location.search !== "" || window.location.hash.startsWith(continueHash);
const Content = latePart(() => import("./content.tsx"), { atOnce });

/** With a loader on the server, the browser's is only called when a visitor moves here. */
export const loader = () => null;
export const clientLoader = () => Content.load().then(() => null);

/** Shows the task list, a section (`?section=owner`, with a head of its own), the check page or the receipt. */
export default function ApplicationPage() {
  const t = useText(messages);
  const [params] = useSearchParams();
  return (
    <>
      {!params.has("section") && (
        <PageMeta path={applicationPath} title={t.title} description={t.description} picture="join" />
      )}
      <Content />
    </>
  );
}
