import { useLoaderData } from "react-router";
import { GuideIndex } from "./contents.tsx";
import type { loader } from "./page.tsx";
import { GuideTopic } from "./topic.tsx";

export default function GuideContent() {
  const { topics, shown } = useLoaderData<typeof loader>();
  return shown ? <GuideTopic {...shown} /> : <GuideIndex topics={topics} />;
}
