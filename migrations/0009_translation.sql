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
CREATE UNIQUE INDEX "glossary_term_word" ON "glossary_term" USING btree (lower("term"));