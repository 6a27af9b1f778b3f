CREATE TABLE "chat_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"upload_hash" text NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_photo_upload" UNIQUE("session_id","upload_hash")
);
--> statement-breakpoint
CREATE TABLE "safety_request_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" bigint NOT NULL,
	"upload_hash" text NOT NULL,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "safety_request_photo_upload" UNIQUE("request_id","upload_hash")
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "chat_photo" ADD CONSTRAINT "chat_photo_session_id_chat_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."chat_session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "safety_request_photo" ADD CONSTRAINT "safety_request_photo_request_id_safety_request_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."safety_request"("id") ON DELETE cascade ON UPDATE no action;