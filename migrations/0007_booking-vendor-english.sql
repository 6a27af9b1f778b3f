ALTER TABLE "booking" ADD COLUMN "vendor_name_english" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Of bookings made before, the name as it is now.
UPDATE "booking" SET "vendor_name_english" = "vendor"."business_name_english" FROM "vendor" WHERE "vendor"."id" = "booking"."vendor_id";