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
CREATE TABLE "ai_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"spent" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "knowledge_lexicon_alike" ON "knowledge_lexicon" USING gin ("sound" gin_trgm_ops);