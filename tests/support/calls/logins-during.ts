import { nextAddress as anotherAddress } from "../client-address.ts";

/** Another address for each request, so that only the account's limit counts. */
export const nextAddress = () => ({ "X-Forwarded-For": anotherAddress() });

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Eight logins (ten are admitted for one account), started from 60 ms before an action to 60 ms after it.
 * @param logIn returns what opens the account, or undefined if refused
 */
export async function loginsAround<T>(
  logIn: () => Promise<T | undefined>,
  act: () => Promise<unknown>,
): Promise<T[]> {
  const later = (index: number) => pause(index * 15).then(logIn);
  const [opened] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, (_, index) => later(index))),
    pause(60).then(act),
  ]);
  return opened.filter((one) => one !== undefined);
}
