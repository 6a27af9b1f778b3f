DROP INDEX "lead_unanswered";--> statement-breakpoint
DROP INDEX "safety_request_waiting";--> statement-breakpoint
DROP INDEX "safety_request_marked";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "vendor_texts" jsonb;--> statement-breakpoint
ALTER TABLE "flag_incident" ADD COLUMN "reopened_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "lead_unanswered" ON "lead" USING btree ("created_at") WHERE "lead"."first_answered_at" is null and "lead"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "safety_request_waiting" ON "safety_request" USING btree ("due_at","id") WHERE "safety_request"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "safety_request_marked" ON "safety_request" USING btree ("created_at") WHERE "safety_request"."held_reason" is not null and "safety_request"."status" <> 'closed';--> statement-breakpoint
-- A lead that was closed without anybody having been in touch was counted as answered.
UPDATE "lead" SET "first_answered_at" = NULL
  WHERE "status" = 'closed' AND EXISTS (SELECT FROM "lead_status_change" WHERE "lead_id" = "lead"."id")
    AND NOT EXISTS (SELECT FROM "lead_status_change" WHERE "lead_id" = "lead"."id" AND "to" NOT IN ('new', 'closed'));--> statement-breakpoint
-- To move a record on, unless to refuse it, ends its hold (app/desk/hold.ts).
UPDATE "lead" SET "held_reason" = NULL WHERE "held_reason" IS NOT NULL AND "status" NOT IN ('new', 'closed');--> statement-breakpoint
UPDATE "local_vendor" SET "held_reason" = NULL WHERE "held_reason" IS NOT NULL AND "status" IN ('en_revision', 'aprobado');--> statement-breakpoint
UPDATE "booking" SET "held_reason" = NULL WHERE "held_reason" IS NOT NULL AND "status" NOT IN ('pending', 'cancelled');--> statement-breakpoint
UPDATE "vendor_application" SET "held_reason" = NULL WHERE "held_reason" IS NOT NULL AND "status" IN ('changes_requested', 'approved');--> statement-breakpoint
UPDATE "safety_request" SET "held_reason" = NULL WHERE "held_reason" IS NOT NULL AND "status" = 'in_hand';
