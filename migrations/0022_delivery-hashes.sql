-- The name that a browser gave to a call for help adds a contact to it: only its hash is kept.
UPDATE "safety_request" SET "delivery" = translate(encode(sha256(convert_to("delivery", 'UTF8')), 'base64'), '+/=', '-_') WHERE "delivery" IS NOT NULL;
--> statement-breakpoint
-- A vendor's token ends after thirty days without use; its last use was not kept until now.
UPDATE "vendor_token" SET "expires_at" = least("expires_at", now() + interval '30 days');
