CREATE TABLE "chat_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"client_id" text,
	"author" text NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"text" text NOT NULL,
	"translation" text,
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
	CONSTRAINT "chat_session_token_hash_unique" UNIQUE("token_hash")
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
CREATE TABLE "ai_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"spent" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_session_id_chat_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_message_session" ON "chat_message" USING btree ("session_id","id");--> statement-breakpoint
CREATE INDEX "chat_session_waiting" ON "chat_session" USING btree ("waiting_since") WHERE "chat_session"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "chat_session_newest" ON "chat_session" USING btree ("last_activity_at","id");--> statement-breakpoint
CREATE INDEX "knowledge_lexicon_alike" ON "knowledge_lexicon" USING gin ("sound" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "glossary_term_word" ON "glossary_term" USING btree (lower("term"));