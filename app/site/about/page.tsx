import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./head-messages.ts";

export const handle = { stored: true, listed: true };

const Content = latePart(() => import("./content.tsx"));

/** With a loader on the server, the browser's is only called when a visitor moves here. */
export const loader = () => null;
export const clientLoader = () => Content.load().then(() => null);

export default function AboutPage() {
  const t = useText(messages);
  return (
    <>
      <PageMeta path="/about" title={t.title} description={t.description} picture="home" />
      <Content />
    </>
  );
}
