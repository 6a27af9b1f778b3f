ALTER TABLE "outbox" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("channel","due_at") WHERE "outbox"."status" = 'waiting' and "outbox"."due_at" is not null;--> statement-breakpoint
-- Letters had a job each. Those whose job still waits are due as it was; the queue goes. What had no job waits for staff, as before.
DO $$
BEGIN
	IF to_regclass('pgboss.job') IS NULL OR to_regprocedure('pgboss.delete_queue(text)') IS NULL THEN
		RETURN;
	END IF;
	UPDATE "outbox" SET "due_at" = greatest(coalesce("not_before", now()), now())
	FROM pgboss.job
	WHERE job.name = 'outbox.send' AND job.state IN ('created', 'retry', 'active')
		AND job.data ->> 'id' = "outbox"."id"::text AND "outbox"."status" = 'waiting';
	PERFORM pgboss.delete_queue('outbox.send');
	PERFORM pgboss.delete_queue('outbox.send.dead');
END $$;
