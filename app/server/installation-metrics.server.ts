import { sql } from "drizzle-orm";
import { Gauge } from "prom-client";
import { awaitsStaff } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { registry } from "#platform/http/metrics.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";

type Figures = {
  lettersWaiting: number;
  lettersFailed: number;
  /** In seconds; null: no letter is due. */
  oldestLetter: number | null;
  helpUnanswered: number;
  /** In seconds; null: every call for help is answered. */
  oldestHelp: number | null;
  jobsWaiting: number;
  jobsActive: number;
  jobsDead: number;
  /** In seconds; null: no backup was ever recorded. */
  backupAge: number | null;
  databaseBytes: number;
};

const ageOf = (moment: string) => sql.raw(`extract(epoch from now() - (${moment}))::float8`);

/** pg-boss counts its jobs itself, once a minute. Jobs that failed for good are in queues of their own. */
async function readFigures(): Promise<Figures> {
  const { rows } = await db().execute<Figures>(sql`
    select letters.waiting as "lettersWaiting", letters.oldest as "oldestLetter",
      (select count(*)::int from outbox where ${awaitsStaff}) as "lettersFailed",
      help.unanswered as "helpUnanswered", help.oldest as "oldestHelp",
      jobs.waiting as "jobsWaiting", jobs.active as "jobsActive", jobs.dead as "jobsDead",
      (select ${ageOf("max(taken_at)")} from backup_record) as "backupAge",
      pg_database_size(current_database())::float8 as "databaseBytes"
    from
      (select count(*)::int as waiting, ${ageOf("min(due_at)")} as oldest
        from outbox where status = 'waiting' and due_at <= now()) as letters,
      (select count(*)::int as unanswered, ${ageOf("min(created_at)")} as oldest
        from safety_request where status <> 'closed' and held_reason is null and answered_at is null) as help,
      (select coalesce(sum(ready_count) filter (where not is_dead), 0)::int as waiting,
          coalesce(sum(active_count) filter (where not is_dead), 0)::int as active,
          coalesce(sum(total_count) filter (where is_dead), 0)::int as dead
        from (select *, name like '%.dead' as is_dead from pgboss.queue) as queue) as jobs`);
  return rows[0] as Figures;
}

let reading: Promise<Figures | undefined> | undefined;

/** One statement for all gauges of a scrape. @returns undefined if the database does not answer */
function figures(): Promise<Figures | undefined> {
  reading ??= readFigures()
    .catch((error: unknown) => {
      log.warn(safeError(error), "the metrics of the installation could not be read");
      return undefined;
    })
    .finally(() => {
      reading = undefined;
    });
  return reading;
}

type Description = { name: string; help: string; label?: string };

/** A figure of the whole installation: equal in all processes. Without a value its series is missing. */
function installationGauge(
  { name, help, label }: Description,
  read: (found: Figures) => Record<string, number | null>,
) {
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    aggregator: "max",
    registers: [registry],
    async collect() {
      const found = await figures();
      this.reset();
      if (!label) this.remove();
      for (const [value, figure] of Object.entries(found ? read(found) : {}))
        if (figure !== null) this.set(label ? { [label]: value } : {}, figure);
    },
  });
}

installationGauge(
  {
    name: "arribo_letters",
    help: "Letters that are due, and failed ones that staff can send",
    label: "state",
  },
  ({ lettersWaiting, lettersFailed }) => ({ waiting: lettersWaiting, failed: lettersFailed }),
);
installationGauge(
  { name: "arribo_letter_oldest_seconds", help: "Since when the oldest letter is due" },
  ({ oldestLetter }) => ({ oldest: oldestLetter ?? 0 }),
);
installationGauge(
  { name: "arribo_help_requests_unanswered", help: "Calls for help whose person nobody has reached" },
  ({ helpUnanswered }) => ({ unanswered: helpUnanswered }),
);
installationGauge(
  { name: "arribo_help_request_oldest_seconds", help: "Age of the oldest call for help without an answer" },
  ({ oldestHelp }) => ({ oldest: oldestHelp ?? 0 }),
);
installationGauge(
  { name: "arribo_jobs", help: "Background jobs, counted once a minute", label: "state" },
  ({ jobsWaiting, jobsActive, jobsDead }) => ({ waiting: jobsWaiting, active: jobsActive, dead: jobsDead }),
);
installationGauge(
  { name: "arribo_backup_age_seconds", help: "Age of the newest backup; missing if there is none" },
  ({ backupAge }) => ({ newest: backupAge }),
);
installationGauge({ name: "arribo_database_bytes", help: "Size of the database" }, ({ databaseBytes }) => ({
  size: databaseBytes,
}));
