import { createHmac } from "node:crypto";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { generateSignedCookie, getSignedCookie } from "hono/cookie";
import { parseSigned } from "hono/utils/cookie";
import {
  backupCodesEncryption,
  generateBackupCodes,
} from "#platform/auth/second-step/backup-codes.server.ts";
import type { Actor } from "#platform/context.ts";
import { db } from "#platform/database/pool.server.ts";
import { sharedSecret } from "#platform/security/generated-secret.server.ts";
import { isStaffRole, staffRoles } from "#platform/security/permissions.ts";
import { generatedSecret } from "#platform/security/schema.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import { withHashedTokens } from "./hashed-tokens.server.ts";
import { authAccount, authSession, authTwoFactor, authUser, authVerification } from "./schema.server.ts";
import { checkSockets, maxSessionMs, touchSession } from "./session-life.server.ts";
import { vendorOfToken } from "./vendor-token.server.ts";

export const issuer = "Arribo";

function create(secret: string, secureCookies: boolean) {
  return betterAuth({
    secret,
    // Required, but unused: none of better-auth's routes is mounted.
    baseURL: "http://localhost",
    database: withHashedTokens(
      drizzleAdapter(db(), {
        provider: "pg",
        // Otherwise a crash between user and password leaves a user who can never sign in.
        transaction: true,
        schema: {
          user: authUser,
          session: authSession,
          account: authAccount,
          verification: authVerification,
          twoFactor: authTwoFactor,
        },
      }),
    ),
    emailAndPassword: { enabled: true, minPasswordLength: 12, maxPasswordLength: 128, autoSignIn: false },
    user: {
      // `input`: from our code alone, which calls it without a route.
      additionalFields: {
        role: { type: [...staffRoles], required: true, input: true },
        disabledAt: { type: "date", required: false, input: false },
      },
    },
    session: {
      expiresIn: maxSessionMs / 1000,
      // session-life.server.ts tracks idle time; use does not extend `expiresIn`.
      disableSessionRefresh: true,
      // A cached session would outlive its revocation.
      cookieCache: { enabled: false },
    },
    // It does not see calls from our own code; we use platform/http/limits.server.ts.
    rateLimit: { enabled: false },
    plugins: [
      twoFactor({
        issuer,
        backupCodeOptions: {
          storeBackupCodes: backupCodesEncryption,
          customBackupCodesGenerate: generateBackupCodes,
        },
      }),
    ],
    advanced: {
      // better-auth would trust headers that anybody can send.
      ipAddress: { disableIpTracking: true },
      cookiePrefix: "arribo",
      useSecureCookies: secureCookies,
      defaultCookieAttributes: { httpOnly: true, sameSite: "lax", path: "/" },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

let instance: ReturnType<typeof create> | undefined;
let cookieKey = "";
let cookieName = "";
let secure = false;
let secondStepIsRequired = false;

/** Call after `openSealing`. Without a configured secret, one is generated and stored sealed in the database. */
export async function openAuth(options: {
  secret: string | undefined;
  secureCookies: boolean;
}): Promise<void> {
  cookieKey = options.secret ?? (await sharedSecret("auth"));
  secure = options.secureCookies;
  instance = create(cookieKey, secure);
  cookieName = (await instance.$context).authCookies.sessionToken.name;
}

/** HMAC-SHA256 with the cookie secret, in base64url; for other cookies than better-auth's. Changes with AUTH_SECRET. */
export function sign(text: string): string {
  return createHmac("sha256", cookieKey).update(text).digest("base64url");
}

/** Whether cookies carry `Secure`: the site's public address is https. */
export function cookiesAreSecure(): boolean {
  return secure;
}

/** Stores a one-way mark of the secret, by which commands can tell whether they use the same one. */
export async function recordSecret(): Promise<void> {
  await db()
    .insert(generatedSecret)
    .values({ name: secretInUse, value: createMark(cookieKey) })
    .onConflictDoUpdate({ target: generatedSecret.name, set: { value: createMark(cookieKey) } });
}

/** Whether the site last started on this database with the same secret; true if unknown. */
export async function isSecretInUse(): Promise<boolean> {
  const [row] = await db().select().from(generatedSecret).where(eq(generatedSecret.name, secretInUse));
  return row === undefined || row.value === createMark(cookieKey);
}

const secretInUse = "auth-in-use";
const createMark = (secret: string) => createHmac("sha256", secret).update(secretInUse).digest("base64url");

/** better-auth, called only from our code: none of its routes is mounted. @throws Error before `openAuth` */
export function auth() {
  if (!instance) throw new Error("auth is not initialized");
  return instance;
}

/** Ends the session. @returns the Set-Cookie headers that clear the cookie */
export async function signOut(headers: Headers): Promise<string[]> {
  const response = await auth().api.signOut({ headers, returnHeaders: true });
  return response.headers.getSetCookie();
}

/** Whether a Cookie header may hold a session: without a look at its signature or at the database. */
export function mayHaveSession(cookies: string | null | undefined): boolean {
  return cookies?.includes(cookieName) ?? false;
}

/** Whether a Cookie header holds a session that we signed, perhaps one that has ended: without a look at the database. */
export async function hasSignedSession(cookies: string): Promise<boolean> {
  if (cookies === "" || !mayHaveSession(cookies)) return false;
  return Boolean((await parseSigned(cookies, cookieKey, cookieName))[cookieName]);
}

/** The token of a validly signed session cookie, or null. Does not check whether the session has ended. */
export async function signedSessionOf(c: Context): Promise<string | null> {
  return (await getSignedCookie(c, cookieKey, cookieName)) || null;
}

/**
 * A vendor by bearer token, staff by session cookie. An invalid token makes a visitor, even with a valid cookie.
 * Records the use, and deletes a session that has expired.
 */
export async function actorOf(headers: Headers): Promise<Actor> {
  const authorization = headers.get("authorization");
  if (authorization) {
    const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1];
    const vendorId = token ? await vendorOfToken(token, new Date()) : null;
    if (!token || vendorId === null) return { kind: "visitor" };
    return { kind: "vendor", vendorId, session: hashToken(token) };
  }
  if (!mayHaveSession(headers.get("cookie"))) return { kind: "visitor" };
  const session = await auth().api.getSession({ headers });
  if (!session || !isStaffRole(session.user.role) || session.user.disabledAt) return { kind: "visitor" };
  if (!(await touchSession(session.session))) return { kind: "visitor" };
  const { id, name, email, role, twoFactorEnabled } = session.user;
  const lacksSecondStep = secondStepIsRequired && !twoFactorEnabled;
  return { kind: "staff", id, name, email, role, ...(lacksSecondStep ? { lacksSecondStep } : {}) };
}

/** From the next request on staff without a second step can only use their own account page, or everything again. */
export function requireSecondStep(isRequired: boolean): void {
  const isNew = isRequired && !secondStepIsRequired;
  secondStepIsRequired = isRequired;
  if (isNew) checkSockets();
}

/** Whether this installation requires a second step of its staff (`STAFF_SECOND_STEP`, or an owner on /admin/setup). */
export function isSecondStepRequired(): boolean {
  return secondStepIsRequired;
}

/** Signs in without checking credentials. @returns the Set-Cookie headers of the new session */
export async function createSession(userId: string, device: string): Promise<string[]> {
  const { internalAdapter, authCookies } = await auth().$context;
  const { token } = await internalAdapter.createSession(userId, false, { userAgent: device });
  const { name, attributes } = authCookies.sessionToken;
  return [await generateSignedCookie(name, token, cookieKey, attributes)];
}

/** Runs `work` in a session of this person that ends with it; for commands of the operator. */
export async function withTemporarySession<T>(
  userId: string,
  work: (headers: Headers) => Promise<T>,
): Promise<T> {
  const { internalAdapter } = await auth().$context;
  const { token } = await internalAdapter.createSession(userId);
  try {
    const [cookie = ""] = (await generateSignedCookie(cookieName, token, cookieKey)).split(";");
    return await work(new Headers({ cookie }));
  } finally {
    await internalAdapter.deleteSession(token);
  }
}
