import { randomBytes, timingSafeEqual } from "node:crypto";
import { parse, serialize } from "hono/utils/cookie";
import { cookiesAreSecure, sign } from "#platform/auth/auth.server.ts";

// The cookie grants no access; a stolen one allows ten guesses in a quarter of an hour.
const maxAgeSeconds = 180 * 24 * 3_600;
const prefix = "arribo.device.";

/**
 * Marks a browser that signed in, for 180 days; a valid cookie keeps its id.
 * @param account like `vendor:12` or `staff:ana@example.com`
 * @param cookies the Cookie header
 * @returns the Set-Cookie header
 */
export function deviceCookie(account: string, cookies: string | undefined, now: Date): string {
  const id = findKnownDevice(account, cookies, now) ?? randomBytes(16).toString("base64url");
  const expires = Math.floor(now.getTime() / 1000) + maxAgeSeconds;
  const value = `${id}.${expires}.${signDevice(account, id, expires)}`;
  return serialize(cookieName(account), value, {
    httpOnly: true,
    sameSite: "Lax",
    secure: cookiesAreSecure(),
    path: "/api",
    maxAge: maxAgeSeconds,
  });
}

/** The device's id; undefined without a valid cookie for this account. */
export function findKnownDevice(account: string, cookies: string | undefined, now: Date): string | undefined {
  if (!hasDeviceCookie(cookies)) return undefined;
  const name = cookieName(account);
  const [id = "", expires = "", signature = ""] = (parse(cookies ?? "", name)[name] ?? "").split(".");
  const expected = Buffer.from(signDevice(account, id, Number(expires)));
  const actual = Buffer.from(signature);
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return undefined;
  return Number(expires) * 1000 > now.getTime() ? id : undefined;
}

/** Whether there is such a cookie for any account, valid or not. */
export function hasDeviceCookie(cookies: string | undefined): boolean {
  return cookies?.includes(prefix) ?? false;
}

/** One cookie per account, for shared computers. The name does not reveal the account. */
function cookieName(account: string): string {
  return prefix + sign(`device cookie of ${account}`).slice(0, 12);
}

function signDevice(account: string, id: string, expires: number): string {
  return sign(`device ${id} of ${account} until ${expires}`);
}
