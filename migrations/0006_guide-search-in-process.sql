DROP TABLE "knowledge_fill" CASCADE;--> statement-breakpoint
DROP TABLE "knowledge_lexicon" CASCADE;--> statement-breakpoint
DROP TABLE "knowledge_word" CASCADE;