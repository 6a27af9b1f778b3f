CREATE TABLE "vendor_gallery_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" bigint NOT NULL,
	"place" smallint NOT NULL,
	"caption" text DEFAULT '' NOT NULL,
	"caption_spanish" text DEFAULT '' NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"upload_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vendor_gallery_upload" UNIQUE("vendor_id","upload_hash")
);
--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "cover_id" text;--> statement-breakpoint
ALTER TABLE "vendor_gallery_picture" ADD CONSTRAINT "vendor_gallery_picture_id_vendor_picture_id_fk" FOREIGN KEY ("id") REFERENCES "public"."vendor_picture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_gallery_picture" ADD CONSTRAINT "vendor_gallery_picture_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;