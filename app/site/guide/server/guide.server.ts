import { type GuideEntry, type Topic, topics } from "../contract.ts";
import { entries } from "./entries.server.ts";

/** Every subject with how many answers it has, in the order of the guide. */
export function countTopics(): { topic: Topic; answers: number }[] {
  return topics.map((topic) => ({ topic, answers: entries.filter((one) => one.topic === topic).length }));
}

/** The answers of one subject; null where there is no such subject. */
export function answersOf(asked: string): { topic: Topic; answers: GuideEntry[] } | null {
  const topic = topics.find((one) => one === asked);
  if (!topic) return null;
  const answers = entries
    .filter((one) => one.topic === topic)
    .map(({ words: _, topic: __, ...shown }) => shown);
  return { topic, answers };
}
