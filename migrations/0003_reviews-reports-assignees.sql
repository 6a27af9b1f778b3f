CREATE TABLE "report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"about" text NOT NULL,
	"vendor_id" bigint,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"held_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"closed_by" text,
	"outcome" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_id" bigint NOT NULL,
	"booking_id" bigint,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"held_reason" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"reply" text DEFAULT '' NOT NULL,
	"replied_at" timestamp (3) with time zone,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "booking" RENAME COLUMN "first_answered_at" TO "answered_at";--> statement-breakpoint
DROP INDEX "booking_waiting";--> statement-breakpoint
ALTER TABLE "booking_event" ADD COLUMN "kind" text DEFAULT 'status' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_newest" ON "report" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("created_at","id") WHERE "report"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "report_email_newest" ON "report" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_status_newest" ON "review" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "review_vendor_published" ON "review" USING btree ("vendor_id","created_at","id") WHERE "review"."status" = 'published';--> statement-breakpoint
CREATE INDEX "booking_waiting" ON "booking" USING btree ("due_at","id") WHERE "booking"."answered_at" is null;