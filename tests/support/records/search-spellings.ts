import { expect } from "vitest";
import type { Ask } from "../site.ts";

type Site = { send: (method: string, path: string, ask?: Ask) => Promise<Response> };

/** José Núñez, whom every list must find however staff type the name. */
export const jose = { name: "José Núñez", phone: "829-555-0166" };

const names = ["jose", "NUNEZ", "núñez JOSÉ"];
const phones = ["(829) 555-0166", "8295550166", "+1 829 555 0166", "555-0166", "nunez 8295550166"];

/** Expects that staff find this record, and no other, by name and, where the list has it, by phone number. */
export async function expectFound(
  site: Site,
  list: string,
  id: number,
  { phone }: { phone: boolean },
): Promise<void> {
  const find = async (search: string) => {
    const answer = await site.send("GET", `${list}?limit=100&search=${encodeURIComponent(search)}`, {
      staff: true,
    });
    return ((await answer.json()) as { id: number }[]).map((one) => one.id);
  };
  for (const search of [...names, ...(phone ? phones : []), `#${id}`])
    expect([search, await find(search)]).toEqual([search, [id]]);
  for (const search of ["jose quisquilla", "829-555-0199", "-------", "%%%%%%%"])
    expect([search, await find(search)]).toEqual([search, []]);
}
