import { type GuideEntry, type Topic, topics } from "../contract.ts";
import { entries } from "./entries.server.ts";

/** All topics in the order of the guide. */
export function countTopics(): { topic: Topic; answers: number }[] {
  return topics.map((topic) => ({ topic, answers: entries.filter((one) => one.topic === topic).length }));
}

/** @returns null when there is no such topic */
export function answersOf(name: string): { topic: Topic; answers: GuideEntry[] } | null {
  const topic = topics.find((one) => one === name);
  if (!topic) return null;
  const answers = entries
    .filter((one) => one.topic === topic)
    .map(({ words: _, topic: __, ...shown }) => shown);
  return { topic, answers };
}
