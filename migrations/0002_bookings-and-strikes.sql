CREATE TABLE "booking" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"token" text NOT NULL,
	"vendor_id" bigint NOT NULL,
	"vendor_name" text NOT NULL,
	"customer_name" text NOT NULL,
	"email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_contact" text NOT NULL,
	"service_requested" text NOT NULL,
	"preferred_at" timestamp (3) with time zone NOT NULL,
	"preferred_time" text NOT NULL,
	"message" text NOT NULL,
	"urgency" text NOT NULL,
	"budget" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"admin_notes" text DEFAULT '' NOT NULL,
	"estimated_cents" integer,
	"locale" text NOT NULL,
	"held_reason" text,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"proposed_at" timestamp (3) with time zone,
	"proposed_time" text DEFAULT '' NOT NULL,
	"vendor_answer" text,
	"assignee" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"first_answered_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "booking_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "booking_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"from" text,
	"to" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "flag_incident" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flag_incident_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_id" bigint NOT NULL,
	"source" text NOT NULL,
	"pattern" text NOT NULL,
	"details" text NOT NULL,
	"logged_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"dismissed_at" timestamp (3) with time zone,
	"dismissed_by" text,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag_incident" ADD CONSTRAINT "flag_incident_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_newest" ON "booking" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "booking_status_newest" ON "booking" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_waiting" ON "booking" USING btree ("due_at","id") WHERE "booking"."first_answered_at" is null;--> statement-breakpoint
CREATE INDEX "booking_vendor_newest" ON "booking" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_appointment" ON "booking" USING btree ("preferred_at") WHERE "booking"."status" = 'confirmed';--> statement-breakpoint
CREATE INDEX "booking_email_newest" ON "booking" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "booking_search" ON "booking" USING gin ((plain(customer_name || ' ' || email || ' ' || customer_phone || ' ' || reference || ' ' || vendor_name)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "booking_event_booking" ON "booking_event" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "flag_incident_newest" ON "flag_incident" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "flag_incident_open" ON "flag_incident" USING btree ("vendor_id","id") WHERE "flag_incident"."dismissed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "flag_incident_once" ON "flag_incident" USING btree ("vendor_id","source","details");