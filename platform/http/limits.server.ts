import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { translateOutage } from "#platform/database/failure.server.ts";
import { rawPool } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";

/** Every limit of the house: so many points in so many seconds, per key (RELIABILITY, "Flooding", "Password guessing"). */
export const limits = {
  site: { points: 200, seconds: 60 },
  form: { points: 5, seconds: 600 },
  /** Posts and replies on the community board, together. */
  community: { points: 1, seconds: 15 },
  /** Calls for help that are taken of one address at all, marked or not: a whole hotel may be behind it. */
  safety: { points: 200, seconds: 3_600 },
  /** What the assistant is asked: of one conversation, or of who has none. */
  chat: { points: 20, seconds: 600 },
  /** What is written to a person in one conversation. */
  chatPerson: { points: 60, seconds: 600 },
  /** Conversations begun: a whole café may be behind one address. */
  chatSession: { points: 30, seconds: 600 },
  /** Each may cost money; it is a day's (RELIABILITY, "AI bill"). */
  translation: { points: 20, seconds: 86_400 },
  /** Pictures cost work: each is decoded and made anew. */
  upload: { points: 30, seconds: 600 },
  /** Pictures that anybody may send, before an application names them or staff approve the vendor (RELIABILITY, "Storage"). */
  photo: { points: 12, seconds: 86_400 },
  /** The same of all addresses that one customer may hold (a /48 of IPv6), or one would fill the room of all. */
  photoNetwork: { points: 60, seconds: 86_400 },
  /** Letters to an address that anybody may type in. */
  resetEmail: { points: 3, seconds: 3_600 },
  /** Letters of one kind to one recipient: anybody may type any address into a form. */
  receipt: { points: 10, seconds: 86_400 },
  /** The same to a vendor of whom something is booked: a busy one must not miss it. */
  vendorRequest: { points: 60, seconds: 86_400 },
  /** A vendor's profile: each saving is read through, and may be written of. */
  profile: { points: 30, seconds: 600 },
  signInAddress: { points: 5, seconds: 300 },
  /** All looks at a password or a code, right ones too: each costs a hash. A whole hotel may be behind one address. */
  signIns: { points: 60, seconds: 600 },
  signInEmail: { points: 10, seconds: 900 },
  /** Of a browser that has signed in to the account before; it takes the place of the two above. */
  signInDevice: { points: 10, seconds: 900 },
  /** The tenth failed sign-in of a day is over it, and is written of. */
  failedSignIns: { points: 9, seconds: 86_400 },
} as const;
export type LimitName = keyof typeof limits;

let enforced = true;
const limiters = new Map<LimitName, RateLimiterPostgres>();

/** `RATE_LIMITS=off` is for benchmarks only. */
export function enforceLimits(on: boolean): void {
  enforced = on;
  limiters.clear();
}

/** Whether limits are kept; those of sockets are counted where the sockets are. */
export function limitsAreOn(): boolean {
  return enforced;
}

function limiter(name: LimitName): RateLimiterPostgres {
  let known = limiters.get(name);
  if (!known) {
    // In the database, so that a limit holds across processes and restarts; the table comes with our migrations.
    known = new RateLimiterPostgres({
      storeClient: rawPool(),
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: limits[name].points,
      duration: limits[name].seconds,
      // Once over, refuse from memory for the rest of the window: a flood must not become a flood of SQL.
      inMemoryBlockOnConsumed: limits[name].points + 1,
    });
    limiters.set(name, known);
  }
  return known;
}

/**
 * Takes one point.
 * @throws AppError rate_limited with the seconds to wait
 */
export async function consume(name: LimitName, key: string): Promise<void> {
  if (!enforced) return;
  try {
    await limiter(name).consume(keyOf(key));
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) {
      throw new AppError("rate_limited", {
        retryAfter: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)),
      });
    }
    throw translateOutage(rejection);
  }
}

/** Takes one point where there is one. @returns whether the key was over its limit */
export async function consumeOrMark(name: LimitName, key: string): Promise<boolean> {
  try {
    await consume(name, key);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return true;
    throw error;
  }
}

/** Gives all points back: whoever signs in was no guesser at their own account. */
export async function resetLimit(name: LimitName, key: string): Promise<void> {
  if (enforced) await limiter(name).delete(keyOf(key));
}

/** Gives one point back: what it was taken for turned out to be no new attempt. */
export async function giveBack(name: LimitName, key: string): Promise<void> {
  if (enforced) await limiter(name).reward(keyOf(key), 1);
}

/** An e-mail may be longer than the table's key, and is nobody's business in it. */
function keyOf(key: string): string {
  return key.includes("@") ? createHash("sha256").update(key).digest("base64url") : key;
}
