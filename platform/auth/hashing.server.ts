import { AppError } from "#platform/errors.ts";

/**
 * A password's hash takes a thread for a tenth of a second, and Node has four threads, which also compress pages. So few are
 * made at once, and few requests wait for their turn, each in a line of their own: strangers, browsers that have signed in to
 * the account before, and such browsers of staff. A crowd fills its own line, and less than a third of the site's places.
 */
const mostActive = 3;
const mostWaiting = 18;
/** In milliseconds. */
const longestWait = 3_000;

export type Whose = "staff" | "known" | "anybody";
type Admit = () => void;

const lines: Record<Whose, Set<Admit>> = { staff: new Set(), known: new Set(), anybody: new Set() };
let active = 0;
let lastServed: Whose = "anybody";

/**
 * Does what hashes a password, in its turn.
 * @throws AppError unavailable where too many wait
 */
export async function inHashingPlace<T>(whose: Whose, hash: () => Promise<T>): Promise<T> {
  if (active < mostActive) active += 1;
  else if (!(await turn(lines[whose]))) throw new AppError("unavailable", { retryAfter: 2 });
  try {
    return await hash();
  } finally {
    passOn();
  }
}

/** @returns whether a place came free in time */
function turn(line: Set<Admit>): Promise<boolean> {
  if (line.size >= mostWaiting) return Promise.resolve(false);
  return new Promise((resolve) => {
    const leave = (admitted: boolean) => {
      clearTimeout(timer);
      line.delete(admit);
      resolve(admitted);
    };
    const admit = () => leave(true);
    const timer = setTimeout(() => leave(false), longestWait);
    line.add(admit);
  });
}

/** The place goes to staff first, since they answer calls for help; then to the two other lines by turns. */
function passOn(): void {
  const order: Whose[] =
    lastServed === "known" ? ["staff", "anybody", "known"] : ["staff", "known", "anybody"];
  const whose = order.find((one) => lines[one].size > 0);
  if (!whose) {
    active -= 1;
    return;
  }
  if (whose !== "staff") lastServed = whose;
  const [admit] = lines[whose];
  admit?.();
}
