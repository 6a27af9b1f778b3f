import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { translateOutage } from "#platform/database/outage.server.ts";
import { rawPool } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { limitRefusals } from "./metrics.server.ts";

/** All rate limits: points per period, per key (docs/reliability.md, "Flooding", "Password guessing"). */
export const limits = {
  site: { points: 200, seconds: 60 },
  form: { points: 5, seconds: 600 },
  /** Community posts and replies together. */
  community: { points: 1, seconds: 15 },
  /** Addresses that somebody gives for letters about replies, besides `form`. */
  boardLetters: { points: 20, seconds: 86_400 },
  /** Removals of one's own posts. */
  ownPost: { points: 30, seconds: 600 },
  /** Help requests per address, held ones included: a whole hotel may share one. */
  safety: { points: 200, seconds: 3_600 },
  /** Messages to the assistant, per conversation. */
  chat: { points: 20, seconds: 600 },
  chatPerson: { points: 60, seconds: 600 },
  /** New conversations: a whole café may share one address. */
  chatSession: { points: 30, seconds: 600 },
  /** Each may cost money (docs/reliability.md, "Cost of AI calls"). */
  translation: { points: 20, seconds: 86_400 },
  upload: { points: 30, seconds: 600 },
  /** Pictures uploaded without an approved account (docs/reliability.md, "Storage filled by strangers"). */
  photo: { points: 12, seconds: 86_400 },
  /** The same per network (`widerNetwork`), so that one customer cannot use up the storage. */
  photoNetwork: { points: 60, seconds: 86_400 },
  /** Calls chosen by leads, not their changes (docs/reliability.md, "A calendar filled by strangers"). */
  planning: { points: 10, seconds: 86_400 },
  /** The same per network (`widerNetwork`). */
  planningNetwork: { points: 40, seconds: 86_400 },
  /** Messages of an owner to themselves, from the setup. */
  setupTry: { points: 10, seconds: 600 },
  resetEmail: { points: 3, seconds: 3_600 },
  /** Messages of one kind per recipient: anybody may enter any address. */
  receipt: { points: 10, seconds: 86_400 },
  /** Booking requests to a vendor: a busy one must not miss any. */
  vendorRequest: { points: 60, seconds: 86_400 },
  /** Readings of a calendar address: a calendar program asks every few minutes, a whole office from one address. */
  calendar: { points: 60, seconds: 600 },
  profile: { points: 30, seconds: 600 },
  /** Saves of a gallery: each caption, move and choice of the cover is one. */
  gallery: { points: 120, seconds: 600 },
  signInAddress: { points: 5, seconds: 300 },
  /** All checks of a password or code per address, successful ones too: each costs a hash. */
  signIns: { points: 60, seconds: 600 },
  signInEmail: { points: 10, seconds: 900 },
  /** Per known device; replaces the limits by address and e-mail. */
  signInDevice: { points: 10, seconds: 900 },
  /** The tenth failed sign-in of a day is reported. */
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

/** For limits that are counted elsewhere (connections, sockets, bodies). */
export function limitsAreOn(): boolean {
  return enforced;
}

function limiter(name: LimitName): RateLimiterPostgres {
  let existing = limiters.get(name);
  if (!existing) {
    // In the database, so that limits hold across processes and restarts. Our migrations create the table.
    existing = new RateLimiterPostgres({
      storeClient: rawPool(),
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: limits[name].points,
      duration: limits[name].seconds,
      // Over the limit, refuse from memory: a flood of requests must not become a flood of SQL.
      inMemoryBlockOnConsumed: limits[name].points + 1,
    });
    limiters.set(name, existing);
  }
  return existing;
}

/**
 * Takes one point; none while limits are off.
 * @param key an address, e-mail or id, with what distinguishes it within the limit
 * @throws AppError rate_limited with the seconds to wait; unavailable if the database cannot count
 */
export async function consume(name: LimitName, key: string): Promise<void> {
  if (!enforced) return;
  try {
    await limiter(name).consume(toStoredKey(key));
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) {
      limitRefusals.inc({ limit: name });
      throw new AppError("rate_limited", {
        retryAfter: Math.max(1, Math.ceil(rejection.msBeforeNext / 1000)),
      });
    }
    throw translateOutage(rejection);
  }
}

/**
 * Takes one point.
 * @returns whether the key is over its limit
 * @throws AppError unavailable if the database cannot count
 */
export async function consumeOrMark(name: LimitName, key: string): Promise<boolean> {
  try {
    await consume(name, key);
    return false;
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return true;
    throw error;
  }
}

/** Forgets all points, as after a right password. */
export async function resetLimit(name: LimitName, key: string): Promise<void> {
  if (enforced) await limiter(name).delete(toStoredKey(key));
}

/** Gives back one point. */
export async function refund(name: LimitName, key: string): Promise<void> {
  if (enforced) await limiter(name).reward(toStoredKey(key), 1);
}

type ConsumeInSql = {
  /** SQL that picks the limit, from the SQL of each one. */
  choose: (of: (name: LimitName) => string) => string;
  /** SQL of the key: no e-mail address. */
  key: string;
  /** SQL of the time in milliseconds since 1970. */
  now: string;
  /** The rest of the `select`: no row takes no point. */
  from: string;
};

/**
 * `consume` as part of a larger statement: an insert that returns `points` and `expire` (milliseconds since 1970). Table,
 * key and arithmetic are rate-limiter-flexible's; a test compares both.
 */
export function consumeInSql({ choose, key, now, from }: ConsumeInSql): string {
  return `
    insert into rate_limit as known (key, points, expire)
    select ${choose((name) => `'${name}:'`)} || ${key}, 1,
      ${now}::bigint + ${choose((name) => String(limits[name].seconds * 1_000))}
    ${from}
    on conflict (key) do update set
      points = case when known.expire <= ${now}::bigint then 1 else known.points + 1 end,
      expire = case when known.expire <= ${now}::bigint then excluded.expire else known.expire end
    returning points, expire`;
}

/** Hashes e-mail addresses: they may exceed the column, and need not be stored. */
function toStoredKey(key: string): string {
  return key.includes("@") ? createHash("sha256").update(key).digest("base64url") : key;
}
