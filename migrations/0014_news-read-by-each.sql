CREATE TABLE "admin_notification_read" (
	"notification_id" bigint NOT NULL,
	"staff_id" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "admin_notification_read_notification_id_staff_id_pk" PRIMARY KEY("notification_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "admin_notification" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "admin_notification" ADD COLUMN "vendor_data" jsonb;--> statement-breakpoint
ALTER TABLE "admin_notification_read" ADD CONSTRAINT "admin_notification_read_notification_id_admin_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."admin_notification"("id") ON DELETE cascade ON UPDATE no action;