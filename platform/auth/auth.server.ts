import { createHmac } from "node:crypto";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { generateSignedCookie, getSignedCookie } from "hono/cookie";
import { backupCodesEncryption, generateBackupCodes } from "#platform/auth/second-step/backup-codes.server.ts";
import type { Actor } from "#platform/context.ts";
import { db } from "#platform/database/pool.server.ts";
import { generatedSecret } from "#platform/http/calls/schema.server.ts";
import { sharedSecret } from "#platform/security/generated-secret.server.ts";
import { withHashedTokens } from "./hashed-tokens.server.ts";
import { authAccount, authSession, authTwoFactor, authUser, authVerification } from "./schema.server.ts";
import { touchSession, maxSessionMs } from "./session-life.server.ts";
import { vendorOfToken } from "./vendor-token.server.ts";

/** What an authenticator app shows a code under. */
export const issuer = "Arribo";

function create(secret: string, secureCookies: boolean) {
  return betterAuth({
    secret,
    // Only its functions are called; none of its routes is mounted, so the address is a formality.
    baseURL: "http://localhost",
    database: withHashedTokens(
      drizzleAdapter(db(), {
        provider: "pg",
        // Without it a kill between the user and their password would leave a user who can never sign in.
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
      additionalFields: { role: { type: "string", required: true, input: false, defaultValue: "staff" } },
    },
    session: {
      expiresIn: maxSessionMs / 1000,
      // Use keeps a session from lying idle (session-life); it does not put its end off.
      disableSessionRefresh: true,
      // A cached session would outlive its revocation.
      cookieCache: { enabled: false },
    },
    // Its limiter does not see calls from our own code; ours stands before each (platform/http/limits).
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
      // It would take it from headers that anybody can send.
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

/**
 * Opens sign-in. Without a configured secret one is made and kept in the database, shared by all processes. It is sealed
 * there, so sealing must be open.
 */
export async function openAuth(options: {
  secret: string | undefined;
  secureCookies: boolean;
  /** Whether staff without a second step reach their own account alone. */
  requireSecondStep?: boolean;
}): Promise<void> {
  secondStepIsRequired = options.requireSecondStep ?? false;
  cookieKey = options.secret ?? (await sharedSecret("auth"));
  secure = options.secureCookies;
  instance = create(cookieKey, secure);
  cookieName = (await instance.$context).authCookies.sessionToken.name;
}

/** Signs a text that comes back to us, with the key of the sessions' cookies. */
export function sign(text: string): string {
  return createHmac("sha256", cookieKey).update(text).digest("base64url");
}

/** Whether cookies are for https alone. */
export function cookiesAreSecure(): boolean {
  return secure;
}

/** The site's word that it signs with this secret, for commands: a mark from which the secret cannot be had. */
export async function rememberSecret(): Promise<void> {
  await db()
    .insert(generatedSecret)
    .values({ name: secretInUse, value: markOf(cookieKey) })
    .onConflictDoUpdate({ target: generatedSecret.name, set: { value: markOf(cookieKey) } });
}

/** Whether the site that last started on this database signs with our secret; as far as is known. */
export async function isSecretOfSite(): Promise<boolean> {
  const [row] = await db().select().from(generatedSecret).where(eq(generatedSecret.name, secretInUse));
  return row === undefined || row.value === markOf(cookieKey);
}

const secretInUse = "auth-in-use";
const markOf = (secret: string) => createHmac("sha256", secret).update(secretInUse).digest("base64url");

/** better-auth itself, for what is done with a person's account (staff, second-step). */
export function auth() {
  if (!instance) throw new Error("sign-in is not open");
  return instance;
}

/** Ends the session for good. @returns the Set-Cookie headers that clear the cookie */
export async function signOut(headers: Headers): Promise<string[]> {
  const answer = await auth().api.signOut({ headers, returnHeaders: true });
  return answer.headers.getSetCookie();
}

/** The token in a session cookie that we signed; whether the session still runs only `actorOf` knows. */
export async function signedSessionOf(c: Context): Promise<string | null> {
  return (await getSignedCookie(c, cookieKey, cookieName)) || null;
}

/**
 * Who asks: a vendor by bearer token, staff by the session's cookie; a visitor without either costs no query. Whoever
 * sends a token means it: one that is no longer good makes a visitor of them, whatever cookie comes along.
 */
export async function actorOf(headers: Headers): Promise<Actor> {
  const authorization = headers.get("authorization");
  if (authorization) {
    const token = /^Bearer ([\w-]{20,200})$/i.exec(authorization)?.[1];
    const vendorId = token ? await vendorOfToken(token, new Date()) : null;
    return vendorId === null ? { kind: "visitor" } : { kind: "vendor", vendorId };
  }
  if (!headers.get("cookie")?.includes(cookieName)) return { kind: "visitor" };
  const session = await auth().api.getSession({ headers });
  if (session?.user.role !== "staff" || !(await touchSession(session.session))) return { kind: "visitor" };
  const { id, name, email, twoFactorEnabled } = session.user;
  const lacksSecondStep = secondStepIsRequired && !twoFactorEnabled;
  return { kind: "staff", id, name, email, ...(lacksSecondStep ? { lacksSecondStep } : {}) };
}

/** Signs somebody in whose keys were checked. @returns the Set-Cookie headers of the new session */
export async function createSession(userId: string, device: string): Promise<string[]> {
  const { internalAdapter, authCookies } = await auth().$context;
  const { token } = await internalAdapter.createSession(userId, false, { userAgent: device });
  const { name, attributes } = authCookies.sessionToken;
  return [await generateSignedCookie(name, token, cookieKey, attributes)];
}

/** Lets the operator act as a member of staff does, with headers of a session that ends with the act. */
export async function withTemporarySession<T>(userId: string, act: (headers: Headers) => Promise<T>): Promise<T> {
  const { internalAdapter } = await auth().$context;
  const { token } = await internalAdapter.createSession(userId);
  try {
    const [cookie = ""] = (await generateSignedCookie(cookieName, token, cookieKey)).split(";");
    return await act(new Headers({ cookie }));
  } finally {
    await internalAdapter.deleteSession(token);
  }
}
