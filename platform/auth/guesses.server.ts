import { consume, forgive, giveBack } from "#platform/http/limits.server.ts";

/**
 * Guards a look at a password or a code, at sign-in or on one's own page: guesses are limited per address and per
 * account, and counted before anything is looked at. Who was right was no guesser: the account is forgiven all, the
 * address only this look, or somebody with an account of their own could guess at others' for ever.
 * @throws AppError rate_limited
 */
export async function guardGuess<T>(
  who: { address: string; email: string },
  look: () => Promise<T>,
): Promise<T> {
  const email = who.email.toLowerCase();
  await consume("signInAddress", who.address);
  await consume("signInEmail", email);
  const found = await look();
  await giveBack("signInAddress", who.address);
  await forgive("signInEmail", email);
  return found;
}
