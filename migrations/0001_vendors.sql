-- What the directory's search reads of a text, and of a list of texts: plain words with single spaces between.
CREATE FUNCTION search_words(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(public.plain(words), '[^[:alnum:]]+', ' ', 'g');
--> statement-breakpoint
CREATE FUNCTION search_words(words text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN public.search_words(array_to_string(words, ' '));
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_account" (
	"vendor_id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"address_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_account_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "vendor_password_link" (
	"hash" text PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"token" text NOT NULL,
	"business_name" text NOT NULL,
	"business_name_english" text NOT NULL,
	"owner_name" text NOT NULL,
	"email" text NOT NULL,
	"service_category" text NOT NULL,
	"city" text NOT NULL,
	"answers" jsonb NOT NULL,
	"sealed" jsonb NOT NULL,
	"status" text DEFAULT 'in_review' NOT NULL,
	"checks" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"locale" text NOT NULL,
	"held_reason" text,
	"vendor_id" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_application_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "vendor_application_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_application_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"business_name" text NOT NULL,
	"business_name_english" text NOT NULL,
	"contact_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"category" text NOT NULL,
	"sub_categories" text[] DEFAULT '{}' NOT NULL,
	"services" text[] DEFAULT '{}' NOT NULL,
	"location" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_spanish" text DEFAULT '' NOT NULL,
	"price_range" text DEFAULT '$' NOT NULL,
	"business_type" text,
	"year_established" integer,
	"years_in_business" integer DEFAULT 1 NOT NULL,
	"certifications" text DEFAULT '' NOT NULL,
	"business_hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"speaks_english" boolean DEFAULT false NOT NULL,
	"speaks_spanish" boolean DEFAULT true NOT NULL,
	"smokes" boolean DEFAULT false NOT NULL,
	"has_transportation" boolean DEFAULT false NOT NULL,
	"available_dates" text[] DEFAULT '{}' NOT NULL,
	"available_times" text DEFAULT '' NOT NULL,
	"photo_id" text,
	"logo_id" text,
	"locale" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text DEFAULT '' NOT NULL,
	"verified_checks" text[] DEFAULT '{}' NOT NULL,
	"verified_at" timestamp (3) with time zone,
	"verified_by" text,
	"rating" real DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (
  setweight(to_tsvector('simple'::regconfig, search_words(business_name || ' ' || business_name_english || ' ' || contact_name)), 'A') ||
  setweight(to_tsvector('simple'::regconfig, search_words(services) || ' ' || search_words(sub_categories)), 'B') ||
  setweight(to_tsvector('simple'::regconfig, search_words(category || ' ' || location)), 'C')) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_word" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor_account" ADD CONSTRAINT "vendor_account_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_password_link" ADD CONSTRAINT "vendor_password_link_vendor_id_vendor_account_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor_account"("vendor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_application" ADD CONSTRAINT "vendor_application_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_application_step" ADD CONSTRAINT "vendor_application_step_application_id_vendor_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vendor_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_picture" ADD CONSTRAINT "vendor_picture_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "vendor_password_link_vendor" ON "vendor_password_link" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_application_newest" ON "vendor_application" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vendor_application_status_newest" ON "vendor_application" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "vendor_application_email" ON "vendor_application" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "vendor_application_search" ON "vendor_application" USING gin ((plain(business_name || ' ' || business_name_english || ' ' || owner_name || ' ' || email || ' ' || reference)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendor_application_step_application" ON "vendor_application_step" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "vendor_search" ON "vendor" USING gin ("search") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "vendor_rated" ON "vendor" USING btree ("rating","id") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "vendor_category_rated" ON "vendor" USING btree ("category","rating","id") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "vendor_location_rated" ON "vendor" USING btree ("location","rating","id") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "vendor_newest" ON "vendor" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vendor_status_newest" ON "vendor" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "vendor_managed_search" ON "vendor" USING gin ((plain(business_name || ' ' || business_name_english || ' ' || contact_name || ' ' || email || ' ' || phone)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendor_picture_vendor" ON "vendor_picture" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_word_similar" ON "vendor_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendor_token_vendor" ON "vendor_token" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_token_end" ON "vendor_token" USING btree ("expires_at");