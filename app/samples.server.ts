import { fillContactMessages } from "#app/contact/samples.server.ts";
import { fillLeads } from "#app/leads/samples.server.ts";
import { fillVendors } from "#app/vendors/samples.server.ts";

/** Fills what is empty with marked sample data, so that a newcomer sees a house that is lived in. */
export async function fillWithSamples(progress: (line: string) => void): Promise<void> {
  const now = new Date();
  const written = (await fillLeads(now)) + (await fillContactMessages(now)) + (await fillVendors(now));
  if (written > 0) progress(`Filled with ${written} sample records (DEMO_DATA=off keeps it empty).`);
}
