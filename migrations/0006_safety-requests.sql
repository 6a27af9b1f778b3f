CREATE TABLE "safety_request" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "safety_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"delivery" text,
	"protocol" text NOT NULL,
	"name" text NOT NULL,
	"details" text NOT NULL,
	"urgency" text NOT NULL,
	"contact" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'pending_review' NOT NULL,
	"held_reason" text,
	"assignee" text,
	"written_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "safety_request_delivery_unique" UNIQUE("delivery")
);
--> statement-breakpoint
CREATE TABLE "safety_request_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "safety_request_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"from" text,
	"to" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "safety_request_event" ADD CONSTRAINT "safety_request_event_request_id_safety_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."safety_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "safety_request_newest" ON "safety_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "safety_request_waiting" ON "safety_request" USING btree ("due_at","id") WHERE "safety_request"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "safety_request_marked" ON "safety_request" USING btree ("created_at") WHERE "safety_request"."held_reason" is not null and "safety_request"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "safety_request_search" ON "safety_request" USING gin ((plain(name || ' ' || contact || ' ' || reference || ' ' || details)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "safety_request_event_request" ON "safety_request_event" USING btree ("request_id","id");