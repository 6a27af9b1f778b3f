import { randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { cookiesAreSecure, sign } from "#platform/auth/auth.server.ts";

/**
 * A browser that has signed in to an account before keeps a signed cookie that says so, and has a count of wrong guesses
 * of its own: guesses from elsewhere do not lock its owner out. The cookie opens nothing. Its number is part of what is
 * signed, so that each cookie has one count, and a stolen one is worth ten guesses in a quarter of an hour.
 */

/** In seconds. */
const lifetime = 180 * 24 * 3_600;
const prefix = "arribo.device.";

/** @param account whose browser it is, like `vendor:12` or `staff:ana@example.com` */
export function deviceCookie(account: string, cookies: string | undefined, now: Date): string {
  const id = knownDevice(account, cookies, now) ?? randomBytes(16).toString("base64url");
  const expires = Math.floor(now.getTime() / 1000) + lifetime;
  const value = `${id}.${expires}.${signed(account, id, expires)}`;
  return serialize(nameFor(account), value, {
    httpOnly: true,
    sameSite: "Lax",
    secure: cookiesAreSecure(),
    path: "/api",
    maxAge: lifetime,
  });
}

/** The number of a browser that has signed in to this account before; undefined where none is proved. */
export function knownDevice(account: string, cookies: string | undefined, now: Date): string | undefined {
  if (!bearsDevice(cookies)) return undefined;
  const name = nameFor(account);
  const [id = "", expires = "", signature = ""] = (parse(cookies ?? "", name)[name] ?? "").split(".");
  const right = Buffer.from(signed(account, id, Number(expires)));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
  return Number(expires) * 1000 > now.getTime() ? id : undefined;
}

/** Whether a request bears such a cookie of any account, right or not. */
export function bearsDevice(cookies: string | undefined): boolean {
  return cookies?.includes(prefix) ?? false;
}

/** One cookie for each account, so that two people at one computer keep theirs; the name does not say whose. */
function nameFor(account: string): string {
  return prefix + sign(`device cookie of ${account}`).slice(0, 12);
}

function signed(account: string, id: string, expires: number): string {
  return sign(`device ${id} of ${account} until ${expires}`);
}
