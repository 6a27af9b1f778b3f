CREATE TABLE "booking_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" bigint NOT NULL,
	"upload_hash" text NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "booking_photo_upload" UNIQUE("booking_id","upload_hash")
);
--> statement-breakpoint
CREATE TABLE "planning_call" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planning_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"token" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "planning_call_lead_id_unique" UNIQUE("lead_id"),
	CONSTRAINT "planning_call_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "planning_call_starts_at_unique" UNIQUE("starts_at")
);
--> statement-breakpoint
CREATE TABLE "vendor_application_draft" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_application_draft_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"email" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_application_draft_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "vendor_application_paper" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_application_paper_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"sealed" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"upload_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_application_paper_upload" UNIQUE("application_id","upload_hash")
);
--> statement-breakpoint
CREATE TABLE "community_follow" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_follow_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"device" text,
	"token_hash" text NOT NULL,
	"sealed_token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone,
	"notified_place" bigint NOT NULL,
	"lettered_at" timestamp (3) with time zone,
	CONSTRAINT "community_follow_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
DROP INDEX "vendor_managed_search";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "town" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_application" ADD COLUMN "requested_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_application_step" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatch" ADD COLUMN "work_day" text;--> statement-breakpoint
ALTER TABLE "dispatch" ADD COLUMN "work_time" text;--> statement-breakpoint
ALTER TABLE "dispatch" ADD COLUMN "place" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatch" ADD COLUMN "pay_pesos" integer;--> statement-breakpoint
ALTER TABLE "dispatch" ADD COLUMN "minutes" integer;--> statement-breakpoint
ALTER TABLE "dispatch" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatch_offer" ADD COLUMN "turn" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatch_offer" ADD COLUMN "return_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "typical_job" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "typical_job_spanish" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "price_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "closures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "other_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_post" ADD COLUMN "topic" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "community_post" ADD COLUMN "town" text;--> statement-breakpoint
ALTER TABLE "community_post" ADD COLUMN "secret_hash" text;--> statement-breakpoint
ALTER TABLE "community_post" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "vendor_token" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_photo" ADD CONSTRAINT "booking_photo_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "planning_call" ADD CONSTRAINT "planning_call_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_application_paper" ADD CONSTRAINT "vendor_application_paper_application_id_vendor_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vendor_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_follow" ADD CONSTRAINT "community_follow_topic_id_community_post_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_follow" ADD CONSTRAINT "community_follow_post_id_community_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."community_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_application_draft_email" ON "vendor_application_draft" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "vendor_application_draft_expires" ON "vendor_application_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "vendor_application_paper_application" ON "vendor_application_paper" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_follow_address" ON "community_follow" USING btree ("topic_id",lower("email")) WHERE stopped_at is null;--> statement-breakpoint
CREATE INDEX "community_follow_topic" ON "community_follow" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "community_follow_post" ON "community_follow" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "community_follow_email" ON "community_follow" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "community_post_by_topic" ON "community_post" USING btree ("topic","locale","place") WHERE topic_id is null and status = 'visible';--> statement-breakpoint
CREATE INDEX "community_post_by_town" ON "community_post" USING btree ("town","topic","locale","place") WHERE topic_id is null and status = 'visible' and town is not null;--> statement-breakpoint
CREATE INDEX "vendor_managed_search" ON "vendor" USING gin ((plain(business_name || ' ' || business_name_english || ' ' || contact_name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]+', '', 'g'))) gin_trgm_ops);--> statement-breakpoint
-- The directory is filtered by price level and by open days too: a change of these by somebody's SQL is to be indexed as well.
CREATE OR REPLACE FUNCTION note_changed_vendors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO public.vendor_unindexed SELECT id FROM new_vendors WHERE status = 'approved' ON CONFLICT DO NOTHING;
		RETURN NULL;
	END IF;
	INSERT INTO public.vendor_unindexed SELECT id FROM new_vendors AS changed JOIN old_vendors AS before USING (id)
		WHERE 'approved' IN (before.status, changed.status) AND
			ROW(before.business_name, before.business_name_english, before.contact_name, before.services, before.sub_categories, before.service_areas,
				before.category, before.location, before.status, before.rating, before.review_count, before.verified_checks,
				before.speaks_english, before.speaks_spanish, before.has_transportation,
				before.price_range, before.available_dates, before.business_hours)
			IS DISTINCT FROM
			ROW(changed.business_name, changed.business_name_english, changed.contact_name, changed.services, changed.sub_categories, changed.service_areas,
				changed.category, changed.location, changed.status, changed.rating, changed.review_count, changed.verified_checks,
				changed.speaks_english, changed.speaks_spanish, changed.has_transportation,
				changed.price_range, changed.available_dates, changed.business_hours)
		ORDER BY id ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
