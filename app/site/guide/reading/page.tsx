import { data } from "react-router";
import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { answersOf, countTopics } from "../server/guide.server.ts";
import type { Route } from "./+types/page";
import { messages } from "./head-messages.ts";
import { guidePaths } from "./paths.ts";

/** Cached per language (docs/decisions/0004). */
export const handle = { stored: guidePaths, listed: guidePaths };

export function loader({ params }: Route.LoaderArgs) {
  const topics = countTopics();
  if (params.topic === undefined) return { topics, shown: null };
  const shown = answersOf(params.topic);
  if (!shown) throw data(null, { status: 404 });
  return { topics, shown };
}

const Content = latePart(() => import("./content.tsx"));

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [read] = await Promise.all([serverLoader(), Content.load()]);
  return read;
}

/** `/guide`: the topics; `/guide/{topic}`: the answers of one. */
export default function GuidePage({ loaderData: { shown } }: Route.ComponentProps) {
  const t = useText(messages);
  const name = shown && t.topics[shown.topic];
  return (
    <>
      {shown && name ? (
        <PageMeta
          path={`/guide/${shown.topic}`}
          title={t.topicTitle(name)}
          description={t.topicDescription(name)}
        />
      ) : (
        <PageMeta path="/guide" title={t.title} description={t.description} />
      )}
      <Content />
    </>
  );
}
