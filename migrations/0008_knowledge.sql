CREATE TABLE "ai_spending" (
	"day" date PRIMARY KEY NOT NULL,
	"spent" bigint NOT NULL
);
