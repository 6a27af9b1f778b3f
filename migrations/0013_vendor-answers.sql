ALTER TABLE "vendor" ALTER COLUMN "price_range" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "vendor" ALTER COLUMN "years_in_business" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "service_areas" text[] DEFAULT '{}' NOT NULL;