import { median } from "../../bench/timings.ts";
import { newVendor } from "../vendor-account.ts";
import type { House } from "./house.ts";

/** Between the two medians, in milliseconds. */
const most = 10;

/**
 * Somebody guesses who has an account: pairs of a wrong password for an address that has one and any for one that has not.
 * @param slack how much more than the limit is a fault, on a machine that does other things
 */
export async function accounts(
  house: House,
  pairs: number,
  slack: number,
): Promise<{ told: string; wrong: string[] }> {
  const vendor = newVendor();
  await post(house, "register", vendor);
  const known: number[] = [];
  const unknown: number[] = [];
  const answers = new Set<string>();
  for (let pair = 0; pair < pairs; pair += 1) {
    const asked: [number[], string][] = [
      [known, vendor.email],
      [unknown, newVendor().email],
    ];
    for (const [times, email] of pair % 2 === 0 ? asked : asked.toReversed()) {
      const from = performance.now();
      answers.add(await post(house, "login", { email, password: "yuca-sin-bacalao" }));
      times.push(performance.now() - from);
    }
  }
  const gap = Math.abs(median(known) - median(unknown));
  return {
    told: `accounts: ${pairs} pairs, ${answers.size} kind of answer, medians ${median(known).toFixed(1)} and ${median(unknown).toFixed(1)} ms, ${gap.toFixed(1)} ms apart`,
    wrong: [
      ...(answers.size === 1 ? [] : [`accounts: told apart by ${[...answers].join(" and ")}`]),
      ...(gap < most * slack ? [] : [`accounts: told apart by ${gap.toFixed(1)} ms`]),
    ],
  };
}

async function post(house: House, act: string, body: object): Promise<string> {
  const answer = await fetch(`${house.base}/api/vendor/${act}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return `${answer.status} ${await answer.text()}`;
}
