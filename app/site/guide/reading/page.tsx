import { data } from "react-router";
import { answersOf, countTopics } from "../server/guide.server.ts";
import type { Route } from "./+types/page";
import { GuideIndex } from "./contents.tsx";
import { guidePaths } from "./paths.ts";
import { GuideTopic } from "./topic.tsx";

/** Cached per language (docs/decisions/0004). */
export const handle = { stored: guidePaths, listed: guidePaths };

export function loader({ params }: Route.LoaderArgs) {
  const topics = countTopics();
  if (params.topic === undefined) return { topics, shown: null };
  const shown = answersOf(params.topic);
  if (!shown) throw data(null, { status: 404 });
  return { topics, shown };
}

/** `/guide`: the topics; `/guide/{topic}`: the answers of one. */
export default function GuidePage({ loaderData: { topics, shown } }: Route.ComponentProps) {
  return shown ? <GuideTopic {...shown} /> : <GuideIndex topics={topics} />;
}
