CREATE TABLE "ai_share" (
	"day" date NOT NULL,
	"address_print" text NOT NULL,
	"spent" bigint NOT NULL,
	"answers" integer NOT NULL,
	CONSTRAINT "ai_share_day_address_print_pk" PRIMARY KEY("day","address_print")
);
--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "seen_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "lettered_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "here_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ai_spending" ADD COLUMN "by_visitors" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_session" ADD CONSTRAINT "chat_session_link_hash_unique" UNIQUE("link_hash");