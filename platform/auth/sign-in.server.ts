import { completeSignIn } from "#platform/auth/second-step/second-step.server.ts";
import { AppError } from "#platform/errors.ts";
import { areUnchanged, readCredentials } from "./account-keys.server.ts";
import { auth, signOut } from "./auth.server.ts";
import { clientErrorOf } from "./refusal.server.ts";
import { toCookieHeader } from "./set-cookies.ts";

type Attempt = {
  email: string;
  password: string;
  /** The second step: six digits of the app, or a backup code. */
  code?: string | undefined;
  /** The browser's own name, for the person's list of sessions. */
  device: string;
};

/** What became of a sign-in: the Set-Cookie headers of the new session, and whether a backup code was used up for it. */
export type SignedIn = { userId: string; cookies: string[]; backupCodeUsed: boolean };

/**
 * Checks a password and code, and signs in: for the keys that the account had then, not for those it was given meanwhile.
 * @throws AppError wrong_credentials; code_required; WrongCode
 */
export async function signIn(attempt: Attempt): Promise<SignedIn> {
  const checked = await readCredentials(attempt.email);
  const signedIn = await check(attempt).catch(async (error: unknown) => {
    // Who is removed at this moment can have no session: the database refuses it.
    if (checked && !(await readCredentials(attempt.email))) throw new AppError("wrong_credentials");
    throw error;
  });
  if (checked && (await areUnchanged(checked))) return signedIn;
  await signOut(new Headers({ cookie: toCookieHeader(signedIn.cookies) }));
  throw new AppError("wrong_credentials");
}

/**
 * Checks a password, then the code where the person has switched the second step on. Takes as long for an unknown
 * e-mail as for a wrong password.
 * @throws AppError wrong_credentials; code_required; WrongCode
 */
async function check({ email, password, code, device }: Attempt): Promise<SignedIn> {
  const { headers, response } = await auth()
    .api.signInEmail({
      body: { email, password },
      headers: new Headers({ "user-agent": device }),
      returnHeaders: true,
    })
    .catch((error: unknown) => {
      throw clientErrorOf(error) ? new AppError("wrong_credentials") : error;
    });
  const cookies = headers.getSetCookie();
  if (!("twoFactorRedirect" in response)) return { userId: response.user.id, cookies, backupCodeUsed: false };
  if (!code) throw new AppError("code_required");
  // The half-opened sign-in never leaves this call: who has no code yet sends the password again with it.
  return completeSignIn({ email, code, device, halfOpened: cookies });
}
