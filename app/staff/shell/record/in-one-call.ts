import { type DeskRecord, deskRecordKinds } from "./desk-record.ts";

/** As many as one call may ask for. */
const mostAsked = 100;

/** A record as "lead:17". */
export const recordName = ({ kind, id }: DeskRecord): string => `${kind}:${id}`;

/** The records of a call's parameter, "lead:17,chat:4"; what is none is left out. */
export function readRecordNames(names: string): DeskRecord[] {
  return names.split(",").flatMap((name) => {
    const [written, id] = name.split(":");
    const kind = deskRecordKinds.find((one) => one === written);
    return kind ? [{ kind, id: Number(id) }] : [];
  });
}

/**
 * What is asked for in one turn of the event loop, as by the rows of a list, is one call.
 * @param read gets the records' names, "lead:17,chat:4"
 */
export function inOneCall<T extends { record: string }>(read: (names: string) => Promise<readonly T[]>) {
  let collected: { names: Set<string>; answer: Promise<Map<string, T>> } | undefined;
  return async (name: string): Promise<T | undefined> => {
    if (!collected || collected.names.size >= mostAsked) {
      const names = new Set<string>();
      const answer = new Promise((resolve) => setTimeout(resolve)).then(async () => {
        if (collected?.names === names) collected = undefined;
        const found = await read([...names].join(","));
        return new Map(found.map((one) => [one.record, one]));
      });
      collected = { names, answer };
    }
    collected.names.add(name);
    return (await collected.answer).get(name);
  };
}
