CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
-- unaccent() itself is only stable, since its dictionary could be changed; ours is not, and an index needs the promise.
CREATE FUNCTION plain(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(public.unaccent('public.unaccent'::regdictionary, words));
--> statement-breakpoint
-- What the directory's search reads of a text, and of a list of texts: plain words with single spaces between.
CREATE FUNCTION search_words(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(public.plain(words), '[^[:alnum:]]+', ' ', 'g');
--> statement-breakpoint
CREATE FUNCTION search_words(words text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN public.search_words(array_to_string(words, ' '));
--> statement-breakpoint
CREATE SEQUENCE "public"."community_place" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"by_email" text,
	"act" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"token_hash" text NOT NULL,
	"token" text NOT NULL,
	"vendor_id" bigint NOT NULL,
	"vendor_name" text NOT NULL,
	"vendor_name_english" text DEFAULT '' NOT NULL,
	"customer_name" text NOT NULL,
	"email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"customer_contact" text NOT NULL,
	"service_requested" text NOT NULL,
	"preferred_at" timestamp (3) with time zone NOT NULL,
	"preferred_time" text NOT NULL,
	"message" text NOT NULL,
	"vendor_texts" jsonb,
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
	"waits_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "booking_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "booking_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text DEFAULT 'status' NOT NULL,
	"by" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"from" text,
	"to" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"client_id" text,
	"author" text NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"translation" text,
	"translating_until" timestamp (3) with time zone,
	"cultural_context" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"origin" text,
	"offers_person" boolean DEFAULT false NOT NULL,
	"answer_to" bigint,
	"answering_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_message_answer_to_unique" UNIQUE("answer_to"),
	CONSTRAINT "chat_message_client" UNIQUE("session_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "chat_session" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"link_hash" text,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'assistant' NOT NULL,
	"assignee" text,
	"assignee_name" text,
	"waiting_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"seen_id" bigint DEFAULT 0 NOT NULL,
	"lettered_id" bigint DEFAULT 0 NOT NULL,
	"here_until" timestamp (3) with time zone,
	CONSTRAINT "chat_session_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "chat_session_link_hash_unique" UNIQUE("link_hash")
);
--> statement-breakpoint
CREATE TABLE "community_count" (
	"level" integer NOT NULL,
	"part" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "community_count_level_part_pk" PRIMARY KEY("level","part")
);
--> statement-breakpoint
CREATE TABLE "community_post" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic_id" bigint,
	"place" bigint,
	"author" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"held_reason" text,
	"device" text,
	"links" boolean DEFAULT false NOT NULL,
	"by_team" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (
  to_tsvector('simple'::regconfig, search_words(title || ' ' || content || ' ' || author)) ||
  to_tsvector('english'::regconfig, search_words(title || ' ' || content)) ||
  to_tsvector('spanish'::regconfig, search_words(title || ' ' || content))) STORED,
	CONSTRAINT "community_post_place_unique" UNIQUE("place"),
	CONSTRAINT "community_post_place" CHECK ("community_post"."status" <> 'visible' or "community_post"."place" is not null)
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"held_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "dispatch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_type" text NOT NULL,
	"service_category" text NOT NULL,
	"location" text NOT NULL,
	"description" text NOT NULL,
	"urgency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dispatch_offer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatch_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dispatch_id" bigint NOT NULL,
	"local_vendor_id" bigint NOT NULL,
	"rank" integer NOT NULL,
	"same_zone" boolean NOT NULL,
	"token_hash" text NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'next' NOT NULL,
	"offered_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "dispatch_offer_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "dispatch_offer_vendor" UNIQUE("dispatch_id","local_vendor_id")
);
--> statement-breakpoint
CREATE TABLE "knowledge_fill" (
	"fingerprint" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "knowledge_lexicon" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"worth" real NOT NULL,
	"sound" text NOT NULL,
	CONSTRAINT "knowledge_lexicon_locale_word_pk" PRIMARY KEY("locale","word")
);
--> statement-breakpoint
CREATE TABLE "knowledge_word" (
	"locale" text NOT NULL,
	"word" text NOT NULL,
	"slug" text NOT NULL,
	"weight" real NOT NULL,
	"title" real NOT NULL,
	CONSTRAINT "knowledge_word_locale_word_slug_pk" PRIMARY KEY("locale","word","slug")
);
--> statement-breakpoint
CREATE TABLE "lead" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"package" text,
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"locale" text NOT NULL,
	"held_reason" text,
	"assignee" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"first_answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_status_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lead_status_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lead_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_vendor" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_vendor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nombre_completo" text NOT NULL,
	"servicio_ofrece" text NOT NULL,
	"zona_ubicacion" text NOT NULL,
	"telefono" text NOT NULL,
	"tiene_negocio_registrado" boolean,
	"descripcion_servicio" text NOT NULL,
	"precio_promedio" text NOT NULL,
	"disponible_fin_semana" boolean,
	"puede_moverse" boolean,
	"email" text NOT NULL,
	"photo_urls" text NOT NULL,
	"whatsapp_notifications" boolean NOT NULL,
	"consent_text" text NOT NULL,
	"service_category" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'pendiente' NOT NULL,
	"admin_notes" text DEFAULT '' NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_by" text,
	"held_reason" text,
	"vendor_id" bigint,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_vendor_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"local_vendor_id" bigint,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_vendor_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_vendor_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"local_vendor_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"note" text NOT NULL
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
	"reopened_at" timestamp (3) with time zone,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "admin_notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"about" text NOT NULL,
	"message" text,
	"vendor_data" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "admin_notification_read" (
	"notification_id" bigint NOT NULL,
	"staff_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admin_notification_read_notification_id_staff_id_pk" PRIMARY KEY("notification_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"effect" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"letter" text NOT NULL,
	"facts" jsonb NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"claimed_until" timestamp (3) with time zone,
	"not_before" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"sent_by" text,
	"provider_id" text,
	"delivered_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_effect_unique" UNIQUE("effect")
);
--> statement-breakpoint
CREATE TABLE "outbox_try" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"outbox_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"code" text NOT NULL,
	"took" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_preference" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_preference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"stopped" boolean NOT NULL,
	"text" text NOT NULL,
	"heard_by" text,
	"at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "glossary_term" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "glossary_term_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"term" text NOT NULL,
	"meaning_en" text NOT NULL,
	"meaning_es" text NOT NULL,
	"note_en" text NOT NULL,
	"note_es" text NOT NULL,
	"use" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_account" (
	"vendor_id" bigint PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"address_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"signed_in_at" timestamp (3) with time zone,
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
	"token_hash" text NOT NULL,
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
	CONSTRAINT "vendor_application_token_hash_unique" UNIQUE("token_hash")
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
	"service_areas" text[] DEFAULT '{}' NOT NULL,
	"services" text[] DEFAULT '{}' NOT NULL,
	"location" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_spanish" text DEFAULT '' NOT NULL,
	"price_range" text,
	"business_type" text,
	"year_established" integer,
	"years_in_business" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "ai_share" (
	"day" date NOT NULL,
	"address_print" text NOT NULL,
	"spent" bigint NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "ai_share_day_address_print_pk" PRIMARY KEY("day","address_print")
);
--> statement-breakpoint
CREATE TABLE "ai_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"spent" bigint NOT NULL,
	"by_visitors" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"confirmed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_spent_code" (
	"user_id" text NOT NULL,
	"code" text NOT NULL,
	"spent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_spent_code_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
CREATE TABLE "auth_two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "auth_two_factor_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "auth_user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "auth_user_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auth_user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "generated_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_call_key_pk" PRIMARY KEY("call","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_event" ADD CONSTRAINT "booking_event_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_session_id_chat_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_topic_id_community_post_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_offer" ADD CONSTRAINT "dispatch_offer_dispatch_id_dispatch_id_fk" FOREIGN KEY ("dispatch_id") REFERENCES "public"."dispatch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_offer" ADD CONSTRAINT "dispatch_offer_local_vendor_id_local_vendor_id_fk" FOREIGN KEY ("local_vendor_id") REFERENCES "public"."local_vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_status_change" ADD CONSTRAINT "lead_status_change_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_vendor" ADD CONSTRAINT "local_vendor_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_vendor_photo" ADD CONSTRAINT "local_vendor_photo_local_vendor_id_local_vendor_id_fk" FOREIGN KEY ("local_vendor_id") REFERENCES "public"."local_vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_vendor_step" ADD CONSTRAINT "local_vendor_step_local_vendor_id_local_vendor_id_fk" FOREIGN KEY ("local_vendor_id") REFERENCES "public"."local_vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flag_incident" ADD CONSTRAINT "flag_incident_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_notification_read" ADD CONSTRAINT "admin_notification_read_notification_id_admin_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."admin_notification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_try" ADD CONSTRAINT "outbox_try_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_request_event" ADD CONSTRAINT "safety_request_event_request_id_safety_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."safety_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_account" ADD CONSTRAINT "vendor_account_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_password_link" ADD CONSTRAINT "vendor_password_link_vendor_id_vendor_account_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor_account"("vendor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_application" ADD CONSTRAINT "vendor_application_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_application_step" ADD CONSTRAINT "vendor_application_step_application_id_vendor_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."vendor_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_picture" ADD CONSTRAINT "vendor_picture_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_account" ADD CONSTRAINT "auth_account_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_spent_code" ADD CONSTRAINT "auth_spent_code_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_two_factor" ADD CONSTRAINT "auth_two_factor_user_id_auth_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_act" ON "audit_log" USING btree ("act","at","id");--> statement-breakpoint
CREATE INDEX "booking_newest" ON "booking" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "booking_status_newest" ON "booking" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_waiting" ON "booking" USING btree ("due_at","id") WHERE "booking"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "booking_vendor_newest" ON "booking" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "booking_appointment" ON "booking" USING btree ("preferred_at") WHERE "booking"."status" in ('confirmed', 'in-progress');--> statement-breakpoint
CREATE INDEX "booking_email_newest" ON "booking" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "booking_search" ON "booking" USING gin ((plain(customer_name || ' ' || email || ' ' || customer_phone || ' ' || customer_contact || ' ' || regexp_replace(customer_contact, '[^0-9]', '', 'g') || ' ' || reference || ' ' || vendor_name)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "booking_event_booking" ON "booking_event" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "chat_message_session" ON "chat_message" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "chat_message_search" ON "chat_message" USING gin ((plain(text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_session_waiting" ON "chat_session" USING btree ("waiting_since") WHERE "chat_session"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "chat_session_newest" ON "chat_session" USING btree ("last_activity_at","id");--> statement-breakpoint
CREATE INDEX "chat_session_search" ON "chat_session" USING gin ((plain(name || ' ' || contact || ' ' || regexp_replace(contact, '[^0-9]', '', 'g'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "community_post_board" ON "community_post" USING btree ("place") WHERE topic_id is null and status = 'visible';--> statement-breakpoint
CREATE INDEX "community_post_replies" ON "community_post" USING btree ("topic_id","place") WHERE status = 'visible';--> statement-breakpoint
CREATE INDEX "community_post_topic" ON "community_post" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "community_post_status" ON "community_post" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "community_post_device" ON "community_post" USING btree ("device") WHERE device is not null;--> statement-breakpoint
CREATE INDEX "community_post_text" ON "community_post" USING btree (md5(content),"created_at");--> statement-breakpoint
CREATE INDEX "community_post_search" ON "community_post" USING gin ("search");--> statement-breakpoint
CREATE INDEX "contact_message_email_newest" ON "contact_message" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "contact_message_newest" ON "contact_message" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contact_message_open" ON "contact_message" USING btree ("created_at","id") WHERE "contact_message"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "contact_message_search" ON "contact_message" USING gin ((plain(name || ' ' || email || ' ' || phone || ' ' || subject || ' ' || message)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "dispatch_newest" ON "dispatch" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dispatch_status_newest" ON "dispatch" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "dispatch_offer_rank" ON "dispatch_offer" USING btree ("dispatch_id","rank");--> statement-breakpoint
CREATE INDEX "dispatch_offer_local_vendor" ON "dispatch_offer" USING btree ("local_vendor_id");--> statement-breakpoint
CREATE INDEX "dispatch_offer_offered" ON "dispatch_offer" USING btree ("offered_at");--> statement-breakpoint
CREATE INDEX "dispatch_offer_due" ON "dispatch_offer" USING btree ("expires_at") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "knowledge_lexicon_alike" ON "knowledge_lexicon" USING gin ("sound" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lead_newest" ON "lead" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "lead_status_newest" ON "lead" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "lead_unanswered" ON "lead" USING btree ("created_at") WHERE "lead"."first_answered_at" is null and "lead"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "lead_email_newest" ON "lead" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "lead_search" ON "lead" USING gin ((plain(name || ' ' || email || ' ' || phone || ' ' || reference || ' ' || message)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lead_status_change_lead" ON "lead_status_change" USING btree ("lead_id","at");--> statement-breakpoint
CREATE INDEX "local_vendor_newest" ON "local_vendor" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "local_vendor_status_newest" ON "local_vendor" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "local_vendor_phone" ON "local_vendor" USING btree ("telefono","created_at");--> statement-breakpoint
CREATE INDEX "local_vendor_search" ON "local_vendor" USING gin ((plain(nombre_completo || ' ' || servicio_ofrece || ' ' || telefono || ' ' || email || ' ' || zona_ubicacion)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "local_vendor_service" ON "local_vendor" USING btree ("servicio_ofrece","service_category") WHERE status = 'aprobado';--> statement-breakpoint
CREATE INDEX "local_vendor_photo_local_vendor" ON "local_vendor_photo" USING btree ("local_vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "local_vendor_photo_unclaimed" ON "local_vendor_photo" USING btree ("created_at") WHERE "local_vendor_photo"."local_vendor_id" is null;--> statement-breakpoint
CREATE INDEX "local_vendor_step_local_vendor" ON "local_vendor_step" USING btree ("local_vendor_id","id");--> statement-breakpoint
CREATE INDEX "flag_incident_newest" ON "flag_incident" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "flag_incident_open" ON "flag_incident" USING btree ("vendor_id","id") WHERE "flag_incident"."dismissed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "flag_incident_once" ON "flag_incident" USING btree ("vendor_id","source","details");--> statement-breakpoint
CREATE INDEX "flag_incident_search" ON "flag_incident" USING gin ((plain(details)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "report_newest" ON "report" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "report_open" ON "report" USING btree ("created_at","id") WHERE "report"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "report_email_newest" ON "report" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "report_open_subject" ON "report" USING btree ("subject","subject_id") WHERE "report"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "report_search" ON "report" USING gin ((plain(about || ' ' || message || ' ' || email)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "admin_notification_newest" ON "admin_notification" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_newest" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_status_newest" ON "outbox" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_provider_id" ON "outbox" USING btree ("provider_id") WHERE "outbox"."provider_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_search" ON "outbox" USING gin ((plain(recipient)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_try_outbox" ON "outbox_try" USING btree ("outbox_id","id");--> statement-breakpoint
CREATE INDEX "whatsapp_preference_phone" ON "whatsapp_preference" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "review_newest" ON "review" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "review_status_newest" ON "review" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "review_vendor_published" ON "review" USING btree ("vendor_id","created_at","id") WHERE "review"."status" = 'published';--> statement-breakpoint
CREATE INDEX "review_vendor" ON "review" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "review_search" ON "review" USING gin ((plain(author || ' ' || text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "safety_request_newest" ON "safety_request" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "safety_request_waiting" ON "safety_request" USING btree ("due_at","id") WHERE "safety_request"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "safety_request_marked" ON "safety_request" USING btree ("created_at") WHERE "safety_request"."held_reason" is not null and "safety_request"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "safety_request_search" ON "safety_request" USING gin ((plain(name || ' ' || contact || ' ' || regexp_replace(contact, '[^0-9]', '', 'g') || ' ' || reference || ' ' || details)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "safety_request_event_request" ON "safety_request_event" USING btree ("request_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_term_word" ON "glossary_term" USING btree (lower("term"));--> statement-breakpoint
CREATE INDEX "vendor_password_link_vendor" ON "vendor_password_link" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_application_newest" ON "vendor_application" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vendor_application_status_newest" ON "vendor_application" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "vendor_application_email" ON "vendor_application" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "vendor_application_search" ON "vendor_application" USING gin ((plain(business_name || ' ' || business_name_english || ' ' || owner_name || ' ' || email || ' ' || reference || ' ' || coalesce(answers ->> 'primaryPhone', '') || ' ' || coalesce(answers ->> 'secondaryPhone', ''))) gin_trgm_ops);--> statement-breakpoint
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
CREATE INDEX "auth_account_user" ON "auth_account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_session_user" ON "auth_session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_verification_identifier" ON "auth_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "vendor_token_vendor" ON "vendor_token" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "vendor_token_end" ON "vendor_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limit_expire" ON "rate_limit" USING btree ("expire");
--> statement-breakpoint
-- The counts of the board follow its posts: whatever writes posts, one or many, changes them in the same transaction.
-- Parts are changed in one order, so that two who write at once wait for each other and never crosswise.
CREATE FUNCTION count_community_posts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gained bigint[];
	lost bigint[];
BEGIN
	IF TG_OP <> 'DELETE' THEN
		gained := array(SELECT place FROM new_posts WHERE topic_id IS NULL AND status = 'visible');
	END IF;
	IF TG_OP <> 'INSERT' THEN
		lost := array(SELECT place FROM old_posts WHERE topic_id IS NULL AND status = 'visible');
	END IF;
	INSERT INTO public.community_count AS counted (level, part, count)
	SELECT levels.level, changes.place / levels.covers, sum(changes.change)
	FROM (SELECT unnest(gained) AS place, 1 AS change UNION ALL SELECT unnest(lost), -1) AS changes,
		(VALUES (1, 100), (2, 10000), (3, 1000000)) AS levels (level, covers)
	GROUP BY 1, 2 HAVING sum(changes.change) <> 0 ORDER BY 1, 2
	ON CONFLICT (level, part) DO UPDATE SET count = counted.count + excluded.count;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER community_posts_added AFTER INSERT ON "community_post"
	REFERENCING NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION count_community_posts();
--> statement-breakpoint
CREATE TRIGGER community_posts_changed AFTER UPDATE ON "community_post"
	REFERENCING OLD TABLE AS old_posts NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION count_community_posts();
--> statement-breakpoint
CREATE TRIGGER community_posts_gone AFTER DELETE ON "community_post"
	REFERENCING OLD TABLE AS old_posts FOR EACH STATEMENT EXECUTE FUNCTION count_community_posts();
--> statement-breakpoint
-- The places of a page of the board that so many posts stand before. From the millions down to the hundred in which the page
-- begins: a part whose posts all stand before the page is passed over by its count, and they are not read.
CREATE FUNCTION community_places(skipped bigint, wanted integer) RETURNS SETOF bigint LANGUAGE plpgsql STABLE ROWS 5 AS $$
DECLARE
	counted record;
	within bigint;
	lowest bigint := 0;
	highest bigint := 9223372036854775807;
BEGIN
	FOR depth IN REVERSE 3..1 LOOP
		within := NULL;
		FOR counted IN SELECT part, count FROM public.community_count
			WHERE level = depth AND part BETWEEN lowest AND highest ORDER BY part DESC
		LOOP
			IF skipped < counted.count THEN
				within := counted.part;
				EXIT;
			END IF;
			skipped := skipped - counted.count;
		END LOOP;
		IF within IS NULL THEN
			RETURN;
		END IF;
		lowest := within * 100;
		highest := lowest + 99;
	END LOOP;
	RETURN QUERY SELECT place FROM public.community_post
		WHERE topic_id IS NULL AND status = 'visible' AND place <= highest
		ORDER BY place DESC OFFSET skipped LIMIT wanted;
END
$$;
--> statement-breakpoint
-- The record of what staff did is only ever added to. The one change that goes through takes words out of a line's detail
-- and puts none in: so a person's erasure can take a quoted reason, and nobody can tell a deed otherwise than it was.
CREATE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.detail <@ OLD.detail AND to_jsonb(NEW) - 'detail' = to_jsonb(OLD) - 'detail' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is only ever added to' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_kept BEFORE UPDATE OR DELETE ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION keep_audit_log();
--> statement-breakpoint
CREATE TRIGGER audit_log_kept_whole BEFORE TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION keep_audit_log();
