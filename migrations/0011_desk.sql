CREATE TABLE "sale" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint,
	"package" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"currency" text NOT NULL,
	"sold_at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feed" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_feed_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"only_mine" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feed_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "calendar_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "next_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "next_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"what" text NOT NULL,
	"assignee" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"has_hour" boolean NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"by_email" text NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_mention" (
	"note_id" bigint NOT NULL,
	"email" text NOT NULL,
	CONSTRAINT "note_mention_note_id_email_pk" PRIMARY KEY("note_id","email")
);
--> statement-breakpoint
CREATE TABLE "snooze" (
	"record_kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "snooze_record_kind_record_id_pk" PRIMARY KEY("record_kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "held_act" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "held_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"act" text NOT NULL,
	"record_kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"by_email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"effects" text[] NOT NULL,
	"withdrawn" jsonb NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_point" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_point_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" text,
	"is_shared" boolean DEFAULT false NOT NULL,
	"is_beside" boolean DEFAULT false NOT NULL,
	"seen_kind" text,
	"seen_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"town" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"owner" text,
	"merged_into" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_record_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "person_listing" (
	"person_id" bigint PRIMARY KEY NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"is_customer" boolean NOT NULL,
	"is_vendor" boolean NOT NULL,
	"search" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_merge" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_merge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" bigint NOT NULL,
	"into_id" bigint NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"record_kind" text,
	"record_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text
);
--> statement-breakpoint
CREATE TABLE "person_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"person_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"record_id" bigint NOT NULL,
	"name" text NOT NULL,
	"contact_point_id" bigint,
	"by" text,
	"at" timestamp (3) with time zone NOT NULL,
	"record_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_waiting" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_waiting_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"record_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_put_off" (
	"item" text PRIMARY KEY NOT NULL,
	"put_off_at" timestamp (3) with time zone NOT NULL,
	"put_off_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_secret" (
	"field" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"set_at" timestamp (3) with time zone NOT NULL,
	"set_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_section" (
	"section" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_invitation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_invitation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"locale" text NOT NULL,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"invited_by" text NOT NULL,
	"inviter_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "staff_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "message_template" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"shortcut" text NOT NULL,
	"channel" text NOT NULL,
	"kinds" text[] DEFAULT '{}' NOT NULL,
	"subject_en" text NOT NULL,
	"subject_es" text NOT NULL,
	"text_en" text NOT NULL,
	"text_es" text NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "message_template_shortcut_unique" UNIQUE("shortcut")
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"by_email" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "booking_appointment";--> statement-breakpoint
DROP INDEX "chat_session_waiting";--> statement-breakpoint
DROP INDEX "safety_request_waiting";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "agreed_cents" bigint;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "agreed_currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "final_cents" bigint;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "final_currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "commission_cents" bigint;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "commission_currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "commission_rate" integer;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "commission_paid_on" date;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "no_show" text;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "vendor_due_at" timestamp (3) with time zone DEFAULT now() + interval '24 hours' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "customer_cancelled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "source" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "is_sold" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "sale_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "source" text DEFAULT 'site' NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lead_status_change" ADD COLUMN "undoes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_application" ADD COLUMN "assignee" text;--> statement-breakpoint
ALTER TABLE "vendor_application_step" ADD COLUMN "undoes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "local_vendor_step" ADD COLUMN "undoes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_notification" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "admin_notification" ADD COLUMN "record_kind" text;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sale" ADD CONSTRAINT "sale_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_mention" ADD CONSTRAINT "note_mention_note_id_note_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."note"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_point" ADD CONSTRAINT "contact_point_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person" ADD CONSTRAINT "person_merged_into_person_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_listing" ADD CONSTRAINT "person_listing_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_merge" ADD CONSTRAINT "person_merge_into_id_person_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_record" ADD CONSTRAINT "person_record_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_record" ADD CONSTRAINT "person_record_contact_point_id_contact_point_id_fk" FOREIGN KEY ("contact_point_id") REFERENCES "public"."contact_point"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_inviter_id_auth_user_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sale_lead" ON "sale" USING btree ("lead_id") WHERE "sale"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "sale_sold" ON "sale" USING btree ("sold_at") WHERE "sale"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "next_step_record" ON "next_step" USING btree ("record_kind","record_id","done_at");--> statement-breakpoint
CREATE INDEX "next_step_open" ON "next_step" USING btree ("due_at","id","assignee","record_kind","record_id") WHERE "next_step"."done_at" is null;--> statement-breakpoint
CREATE INDEX "next_step_assigned" ON "next_step" USING btree ("assignee","due_at","id") WHERE "next_step"."done_at" is null and "next_step"."assignee" is not null;--> statement-breakpoint
CREATE INDEX "next_step_contact" ON "next_step" USING btree ("id") WHERE what ~ '@|([0-9][^0-9A-Za-z]{0,3}){7}';--> statement-breakpoint
CREATE INDEX "note_record" ON "note" USING btree ("record_kind","record_id","created_at","id");--> statement-breakpoint
CREATE INDEX "note_contact" ON "note" USING btree ("id") WHERE text ~ '@|([0-9][^0-9A-Za-z]{0,3}){7}';--> statement-breakpoint
CREATE INDEX "held_act_record" ON "held_act" USING btree ("record_kind","record_id");--> statement-breakpoint
CREATE INDEX "held_act_until" ON "held_act" USING btree ("until");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_point_value" ON "contact_point" USING btree ("value");--> statement-breakpoint
CREATE INDEX "contact_point_person" ON "contact_point" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "contact_point_seen" ON "contact_point" USING btree ("seen_kind","seen_id");--> statement-breakpoint
CREATE INDEX "person_merged" ON "person" USING btree ("merged_into") WHERE "person"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "person_listing_newest" ON "person_listing" USING btree ("last_at","person_id");--> statement-breakpoint
CREATE INDEX "person_listing_customers" ON "person_listing" USING btree ("last_at","person_id") WHERE "person_listing"."is_customer";--> statement-breakpoint
CREATE INDEX "person_listing_vendors" ON "person_listing" USING btree ("last_at","person_id") WHERE "person_listing"."is_vendor";--> statement-breakpoint
CREATE INDEX "person_listing_search" ON "person_listing" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "person_merge_pair" ON "person_merge" USING btree (least("person_id", "into_id"),greatest("person_id", "into_id"));--> statement-breakpoint
CREATE INDEX "person_merge_person" ON "person_merge" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_merge_into" ON "person_merge" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "person_merge_proposed" ON "person_merge" USING btree ("id") WHERE "person_merge"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "person_record_record" ON "person_record" USING btree ("kind","record_id","id");--> statement-breakpoint
CREATE INDEX "person_record_person" ON "person_record" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "person_record_contact_point" ON "person_record" USING btree ("contact_point_id");--> statement-breakpoint
CREATE INDEX "person_waiting_record" ON "person_waiting" USING btree ("kind","record_id");--> statement-breakpoint
CREATE INDEX "staff_invitation_email" ON "staff_invitation" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_invitation_inviter" ON "staff_invitation" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "message_template_shortcut" ON "message_template" USING btree ("archived","shortcut");--> statement-breakpoint
CREATE INDEX "saved_view_owner" ON "saved_view" USING btree ("by_email");--> statement-breakpoint
CREATE INDEX "booking_figures" ON "booking" USING btree ("created_at","status","no_show","held_reason");--> statement-breakpoint
CREATE INDEX "booking_day" ON "booking" USING btree ("preferred_at","id");--> statement-breakpoint
CREATE INDEX "booking_vendor_silent" ON "booking" USING btree ("vendor_due_at","id","assignee") WHERE "booking"."status" = 'pending' and "booking"."vendor_answer" is null and "booking"."held_reason" is null;--> statement-breakpoint
CREATE INDEX "booking_customer_cancelled" ON "booking" USING btree ("customer_cancelled_at","id","assignee") WHERE "booking"."customer_cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "booking_open_vendor" ON "booking" USING btree ("vendor_id","preferred_at","id","assignee") WHERE "booking"."status" in ('pending', 'confirmed', 'in-progress') and "booking"."held_reason" is null;--> statement-breakpoint
CREATE INDEX "contact_message_waiting" ON "contact_message" USING btree ("created_at","id") WHERE "contact_message"."answered_at" is null and "contact_message"."held_reason" is null;--> statement-breakpoint
CREATE INDEX "lead_in_progress" ON "lead" USING btree ("first_answered_at","id","assignee") WHERE "lead"."status" in ('contacted', 'qualified') and "lead"."held_reason" is null and "lead"."first_answered_at" is not null;--> statement-breakpoint
CREATE INDEX "lead_status_change_converted" ON "lead_status_change" USING btree ("at","lead_id") WHERE "lead_status_change"."to" = 'converted' and not "lead_status_change"."undoes";--> statement-breakpoint
CREATE INDEX "vendor_samples" ON "vendor" USING btree ("id") WHERE is_sample;--> statement-breakpoint
CREATE INDEX "audit_log_corrections" ON "audit_log" USING btree ("id") WHERE (act like '%.correct');--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("created_at","id") WHERE "outbox"."status" = 'failed' and "outbox"."last_error" not in ('stopped', 'withdrawn', 'no_service', 'too_many');--> statement-breakpoint
CREATE INDEX "chat_session_created" ON "chat_session" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "community_post_samples" ON "community_post" USING btree ("id") WHERE is_sample;--> statement-breakpoint
CREATE INDEX "booking_appointment" ON "booking" USING btree ("preferred_at","id","assignee") WHERE "booking"."status" in ('confirmed', 'in-progress');--> statement-breakpoint
CREATE INDEX "chat_session_waiting" ON "chat_session" USING btree ("waiting_since","id","assignee") WHERE "chat_session"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "safety_request_waiting" ON "safety_request" USING btree ("due_at","id","held_reason","assignee") WHERE "safety_request"."status" <> 'closed';