ALTER TABLE "booking" ADD COLUMN "waits_since" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "booking" SET "waits_since" = "due_at" - make_interval(hours => CASE "urgency" WHEN 'asap' THEN 2 WHEN 'urgent' THEN 8 ELSE 24 END);
