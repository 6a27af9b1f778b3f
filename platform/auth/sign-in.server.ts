import { completeSignIn } from "#platform/auth/second-step/second-step.server.ts";
import { AppError } from "#platform/errors.ts";
import { areUnchanged, readCredentials } from "./account-credentials.server.ts";
import { auth, signOut } from "./auth.server.ts";
import { clientErrorOf } from "./better-auth-error.server.ts";
import { toCookieHeader } from "./set-cookies.ts";

type Attempt = {
  email: string;
  password: string;
  /** Six digits of the authenticator app, or a backup code. */
  code?: string | undefined;
  device: string;
};

/** `cookies` are the Set-Cookie headers of the new session. */
export type SignedIn = { userId: string; cookies: string[]; backupCodeUsed: boolean };

/**
 * Checks password and code, and creates a session.
 * @throws AppError wrong_credentials, also if the credentials change during the check; code_required; rate_limited;
 * WrongCode; LostSecondStep
 */
export async function signIn(attempt: Attempt): Promise<SignedIn> {
  const checked = await readCredentials(attempt.email);
  const signedIn = await check(attempt).catch(async (error: unknown) => {
    if (checked && !(await readCredentials(attempt.email))) throw new AppError("wrong_credentials");
    throw error;
  });
  if (checked && (await areUnchanged(checked))) return signedIn;
  await signOut(new Headers({ cookie: toCookieHeader(signedIn.cookies) }));
  throw new AppError("wrong_credentials");
}

/** Checks the password, then the code. Takes equally long for an unknown e-mail and a wrong password. */
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
  // The pending cookies never leave this function: the client sends the password again, together with the code.
  return completeSignIn({ email, code, device, pendingCookies: cookies });
}
