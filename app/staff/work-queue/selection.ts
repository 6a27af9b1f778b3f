import type { QueueItem } from "./contract.ts";

/** Names an entry in the address and in React's lists: one record may be on Today for two reasons. */
export const entryKey = ({ group, kind, id }: Pick<QueueItem, "group" | "kind" | "id">): string =>
  `${group}-${kind}-${id}`;

/**
 * The entry that a key names. A record that time moved to another group, as from new to late, is found there.
 * @param items as listed now
 */
export function findEntry(
  items: readonly QueueItem[] | undefined,
  key: string | undefined,
): QueueItem | undefined {
  const moved = (one: QueueItem) => key?.endsWith(`-${one.kind}-${one.id}`);
  return items?.find((one) => entryKey(one) === key) ?? items?.find(moved);
}

/**
 * The entry that follows when one is dealt with: the next; of the last one, the one before; none if it was alone.
 * @param items as listed while the entry was there
 */
export function followerOf(items: readonly QueueItem[], key: string): QueueItem | undefined {
  const place = items.findIndex((one) => entryKey(one) === key);
  return items[place + 1] ?? items[place - 1];
}

/** The entry a step up or down from the selected one; without a selection the first. */
export function neighbourOf(
  items: readonly QueueItem[],
  key: string | undefined,
  step: 1 | -1,
): QueueItem | undefined {
  const place = items.findIndex((one) => entryKey(one) === key);
  return place < 0 ? items[0] : items[Math.min(items.length - 1, Math.max(0, place + step))];
}
