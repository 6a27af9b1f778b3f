/** Another address for each request, so that only the account's limit counts. */
let asked = 0;
export function nextAddress(): { "X-Forwarded-For": string } {
  asked += 1;
  return { "X-Forwarded-For": `198.18.${Math.floor(asked / 250)}.${asked % 250}` };
}

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
