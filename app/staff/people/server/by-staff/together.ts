/** A record of a person. `values`: its addresses and numbers. */
export type Held = { key: string; values: readonly string[] };
/** A contact point of a person. `seen`: the record that brought it, null if staff wrote it down. */
export type Owned = { id: number; value: string; seen: string | null; isTheirs: boolean; isShared: boolean };

type Together<R, P> = { records: R[]; points: P[]; alone: P[] };

/**
 * What a person has only because of one record.
 * @param moved the record, which is somebody else's
 * @param others the person's other records
 * @param points the person's contact points
 * @returns `records`: the others that brought a contact point which goes along, or that nothing else joins to the person;
 * `points`: the contact points that go with all of these, namely those that they brought, and those on the moved record that
 * are not surely the person's; `alone`: those that go if only the one record does, so that no other is left without any
 */
export function findTogether<R extends Held, P extends Owned>(
  moved: Held,
  others: readonly R[],
  points: readonly P[],
): Together<R, P> {
  const brought = ({ key }: Held) => points.filter(({ seen }) => seen === key);
  const joining = ({ key, values }: Held) =>
    points.filter(({ seen, value, isShared }) => seen !== key && !isShared && values.includes(value));
  const own = [...brought(moved), ...joining(moved).filter(({ isTheirs }) => !isTheirs)];
  const going = new Set(own);
  const goesAlong = (one: Held) => {
    const by = joining(one);
    return brought(one).some((point) => going.has(point)) || (by.length > 0 && by.every((p) => going.has(p)));
  };
  const records: R[] = [];
  let rest = others;
  for (let found = rest.filter(goesAlong); found.length > 0; found = rest.filter(goesAlong)) {
    records.push(...found);
    for (const point of found.flatMap(brought)) going.add(point);
    rest = rest.filter((one) => !found.includes(one));
  }
  const needed = new Set(records.flatMap(joining));
  return { records, points: [...going], alone: own.filter((point) => !needed.has(point)) };
}
