-- Links are found by the hash of their secret part. What `token` holds is sealed by the next start, which has the key.
ALTER TABLE "booking" DROP CONSTRAINT "booking_token_unique";--> statement-breakpoint
ALTER TABLE "dispatch_offer" DROP CONSTRAINT "dispatch_offer_token_unique";--> statement-breakpoint
ALTER TABLE "vendor_application" DROP CONSTRAINT "vendor_application_token_unique";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "dispatch_offer" ADD COLUMN "token_hash" text;--> statement-breakpoint
ALTER TABLE "vendor_application" ADD COLUMN "token_hash" text;--> statement-breakpoint
UPDATE "booking" SET "token_hash" = translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/=', '-_');--> statement-breakpoint
UPDATE "dispatch_offer" SET "token_hash" = translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/=', '-_');--> statement-breakpoint
UPDATE "vendor_application" SET "token_hash" = translate(encode(sha256(convert_to("token", 'UTF8')), 'base64'), '+/=', '-_');--> statement-breakpoint
ALTER TABLE "booking" ALTER COLUMN "token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "dispatch_offer" ALTER COLUMN "token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_application" ALTER COLUMN "token_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "dispatch_offer" ADD CONSTRAINT "dispatch_offer_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
ALTER TABLE "vendor_application" ADD CONSTRAINT "vendor_application_token_hash_unique" UNIQUE("token_hash");--> statement-breakpoint
-- Sessions were kept by their tokens, which backups made until now hold: everybody signs in again.
DELETE FROM "auth_session";--> statement-breakpoint
DELETE FROM "auth_verification";
