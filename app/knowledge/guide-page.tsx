import { data } from "react-router";
import type { Route } from "./+types/guide-page";
import { answersOf, countTopics } from "./guide.server.ts";
import { GuideIndex } from "./guide-index.tsx";
import { guidePaths } from "./guide-paths.ts";
import { GuideTopic } from "./guide-topic.tsx";

/** The same for everybody of one language: rendered once (docs/decisions/0004). */
export const handle = { stored: guidePaths, listed: guidePaths };

export function loader({ params }: Route.LoaderArgs) {
  const topics = countTopics();
  if (params.topic === undefined) return { topics, shown: null };
  const shown = answersOf(params.topic);
  if (!shown) throw data(null, { status: 404 });
  return { topics, shown };
}

/** `/guide`: the subjects of the knowledge base; `/guide/{topic}`: the answers of one. */
export default function GuidePage({ loaderData: { topics, shown } }: Route.ComponentProps) {
  return shown ? <GuideTopic {...shown} /> : <GuideIndex topics={topics} />;
}
