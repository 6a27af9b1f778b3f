ALTER TABLE "vendor_account" ADD COLUMN "signed_in_at" timestamp (3) with time zone;--> statement-breakpoint
-- When they signed in before was not kept for longer than their session: they are counted from now on.
UPDATE "vendor_account" SET "signed_in_at" = now();
