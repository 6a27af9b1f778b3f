import { consume, resetLimit, giveBack } from "#platform/http/limits.server.ts";
import { inHashingPlace, type HashQueue } from "./hashing.server.ts";

export type Guesser = {
  address: string;
  email: string;
  /** Whether the account is one of staff. */
  isStaff?: boolean;
  /** The number of a browser that has signed in to this account before (known-device). */
  device?: string | undefined;
};

/**
 * Guards a look at a password or a code, at sign-in or on one's own page: guesses are limited per address and per
 * account, and counted before anything is looked at. A browser that has signed in to the account before is counted by
 * itself instead, so that strangers' guesses do not lock its owner out. Who was right was no guesser: the account is
 * forgiven all, the address only this look, or somebody with an account of their own could guess at others' for ever. Right
 * ones are counted by themselves, generously, since each look costs a hash; staff, whose browsers are few, are not.
 * @throws AppError rate_limited; unavailable where too many sign in at once, which counts as no guess
 */
export async function guardGuess<T>(who: Guesser, look: () => Promise<T>): Promise<T> {
  const whose = lineOf(who);
  if (whose !== "staff") await consume("signIns", who.address);
  return inHashingPlace({ whose, address: who.address }, () => countGuess(who, look));
}

function lineOf({ device, isStaff }: Guesser): HashQueue {
  if (!device) return "anybody";
  return isStaff ? "staff" : "known";
}

async function countGuess<T>(who: Guesser, look: () => Promise<T>): Promise<T> {
  if (who.device) {
    await consume("signInDevice", who.device);
    const found = await look();
    await resetLimit("signInDevice", who.device);
    return found;
  }
  const email = who.email.toLowerCase();
  await consume("signInAddress", who.address);
  await consume("signInEmail", email);
  const found = await look();
  await giveBack("signInAddress", who.address);
  await resetLimit("signInEmail", email);
  return found;
}
