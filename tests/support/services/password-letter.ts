import { sql } from "drizzle-orm";
import { passwordEmailJob } from "#app/marketplace/accounts/server/password.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { deleteJobs } from "#platform/jobs/jobs.server.ts";
import type { Site } from "../records/vendor-account.ts";

/** Writes the requested letters with password links, as the job does. */
export async function writePasswordLetters(): Promise<void> {
  const { rows } = await db().execute<{ job: string; id: string }>(
    sql`select id as job, data ->> 'id' as id from pgboss.job where name = ${passwordEmailJob.name} and state = 'created'`,
  );
  for (const { job, id } of rows) {
    await passwordEmailJob.run(id, new AbortController().signal);
    await deleteJobs(db(), [job]);
  }
}

export async function passwordToken(site: Site, email: string): Promise<string | undefined> {
  await writePasswordLetters();
  const answer = await site.send("GET", `/api/admin/outbox?search=${encodeURIComponent(email)}`, {
    staff: true,
  });
  const letters = (await answer.json()) as { id: number; linkHidden: boolean }[];
  const hidden = letters.find(({ linkHidden }) => linkHidden);
  if (!hidden) return undefined;
  const shown = await site.send("POST", `/api/admin/outbox/${hidden.id}/link`, { staff: true });
  return /token=([\w-]+)/.exec(((await shown.json()) as { text: string }).text)?.[1];
}
