import { Line } from "#platform/async/turns.ts";
import { AppError } from "#platform/errors.ts";
import { widerNetwork } from "#platform/http/connections/client-address.server.ts";

/**
 * A password's hash takes a thread for a tenth of a second, and Node has four threads, which also compress pages. So few are
 * made at once, and few requests wait for their turn, each in a line of their own: strangers, browsers that have signed in to
 * the account before, and such browsers of staff. A crowd fills its own line, and less than a third of the site's places.
 * In a line networks take turns, and the one with the most waiting makes room for others.
 */
const mostActive = 3;
const mostWaiting = 18;
/** In milliseconds. */
const longestWait = 3_000;

export type HashQueue = "staff" | "known" | "anybody";
type Hasher = { whose: HashQueue; address: string | undefined };
/** Ends somebody's wait: with a place, or without one. */
type Leave = (admitted: boolean) => void;

const lines: Record<HashQueue, Line<Leave>> = { staff: new Line(), known: new Line(), anybody: new Line() };
let active = 0;
let lastServed: HashQueue = "anybody";

/**
 * Does what hashes a password, in its turn.
 * @throws AppError unavailable where too many wait
 */
export async function inHashingPlace<T>({ whose, address }: Hasher, hash: () => Promise<T>): Promise<T> {
  if (active < mostActive) active += 1;
  else if (!(await turn(lines[whose], widerNetwork(address ?? ""))))
    throw new AppError("unavailable", { retryAfter: 2 });
  try {
    return await hash();
  } finally {
    passOn();
  }
}

/** @returns whether a place came free in time */
function turn(line: Line<Leave>, network: string): Promise<boolean> {
  if (line.size >= mostWaiting) {
    const crowding = line.lastOfMore(network);
    if (!crowding) return Promise.resolve(false);
    crowding(false);
  }
  return new Promise((resolve) => {
    const leave = (admitted: boolean) => {
      clearTimeout(timer);
      line.leave(network, leave);
      resolve(admitted);
    };
    const timer = setTimeout(() => leave(false), longestWait);
    line.join(network, leave);
  });
}

/** The place goes to staff first, since they answer calls for help; then to the two other lines by turns. */
function passOn(): void {
  const order: HashQueue[] =
    lastServed === "known" ? ["staff", "anybody", "known"] : ["staff", "known", "anybody"];
  const whose = order.find((one) => lines[one].size > 0);
  if (!whose) {
    active -= 1;
    return;
  }
  if (whose !== "staff") lastServed = whose;
  lines[whose].next()?.(true);
}
