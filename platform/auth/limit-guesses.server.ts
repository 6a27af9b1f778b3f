import { consume, refund, resetLimit } from "#platform/http/limits.server.ts";
import { type HashQueue, withHashingSlot } from "./hashing.server.ts";

export type GuessSource = {
  address: string;
  email: string;
  isStaff?: boolean;
  /** The id of a known device (second-step/known-device.server.ts). */
  device?: string | undefined;
};

/**
 * Counts a check of a password or code before it runs. Known devices are counted on their own, so that strangers cannot lock
 * the owner out. Success refunds the address one point only: a reset would let attackers use an account of their own.
 * @throws AppError rate_limited; unavailable if too many sign in at once, which does not count
 */
export async function limitGuesses<T>(guesser: GuessSource, check: () => Promise<T>): Promise<T> {
  const queue = queueOf(guesser);
  // Successful checks cost a hash too. Staff have few browsers and are not limited.
  if (queue !== "staff") await consume("signIns", guesser.address);
  return withHashingSlot({ queue: queue, address: guesser.address }, () => countGuess(guesser, check));
}

function queueOf({ device, isStaff }: GuessSource): HashQueue {
  if (!device) return "anybody";
  return isStaff ? "staff" : "known";
}

async function countGuess<T>(guesser: GuessSource, check: () => Promise<T>): Promise<T> {
  if (guesser.device) {
    await consume("signInDevice", guesser.device);
    const result = await check();
    await resetLimit("signInDevice", guesser.device);
    return result;
  }
  const email = guesser.email.toLowerCase();
  await consume("signInAddress", guesser.address);
  await consume("signInEmail", email);
  const result = await check();
  await refund("signInAddress", guesser.address);
  await resetLimit("signInEmail", email);
  return result;
}
