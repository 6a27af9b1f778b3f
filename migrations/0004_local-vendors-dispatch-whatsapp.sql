CREATE TABLE "dispatch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service_type" text NOT NULL,
	"service_category" text NOT NULL,
	"location" text NOT NULL,
	"description" text NOT NULL,
	"urgency" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dispatch_offer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatch_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dispatch_id" bigint NOT NULL,
	"local_vendor_id" bigint NOT NULL,
	"rank" integer NOT NULL,
	"same_zone" boolean NOT NULL,
	"token" text NOT NULL,
	"state" text DEFAULT 'next' NOT NULL,
	"offered_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "dispatch_offer_token_unique" UNIQUE("token"),
	CONSTRAINT "dispatch_offer_vendor" UNIQUE("dispatch_id","local_vendor_id")
);
--> statement-breakpoint
CREATE TABLE "local_vendor" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_vendor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"nombre_completo" text NOT NULL,
	"servicio_ofrece" text NOT NULL,
	"zona_ubicacion" text NOT NULL,
	"telefono" text NOT NULL,
	"tiene_negocio_registrado" boolean,
	"descripcion_servicio" text NOT NULL,
	"precio_promedio" text NOT NULL,
	"disponible_fin_semana" boolean,
	"puede_moverse" boolean,
	"email" text NOT NULL,
	"photo_urls" text NOT NULL,
	"whatsapp_notifications" boolean NOT NULL,
	"consent_text" text NOT NULL,
	"service_category" text NOT NULL,
	"locale" text NOT NULL,
	"status" text DEFAULT 'pendiente' NOT NULL,
	"admin_notes" text DEFAULT '' NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	"reviewed_by" text,
	"held_reason" text,
	"vendor_id" bigint,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_vendor_photo" (
	"id" text PRIMARY KEY NOT NULL,
	"local_vendor_id" bigint,
	"small" "bytea" NOT NULL,
	"large" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_vendor_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_vendor_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"local_vendor_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"by" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_try" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_try_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"outbox_id" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"code" text NOT NULL,
	"took" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_preference" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "whatsapp_preference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"stopped" boolean NOT NULL,
	"text" text NOT NULL,
	"heard_by" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor" ALTER COLUMN "price_range" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "not_before" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "dispatch_offer" ADD CONSTRAINT "dispatch_offer_dispatch_id_dispatch_id_fk" FOREIGN KEY ("dispatch_id") REFERENCES "public"."dispatch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatch_offer" ADD CONSTRAINT "dispatch_offer_local_vendor_id_local_vendor_id_fk" FOREIGN KEY ("local_vendor_id") REFERENCES "public"."local_vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_vendor" ADD CONSTRAINT "local_vendor_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_vendor_photo" ADD CONSTRAINT "local_vendor_photo_local_vendor_id_local_vendor_id_fk" FOREIGN KEY ("local_vendor_id") REFERENCES "public"."local_vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_vendor_step" ADD CONSTRAINT "local_vendor_step_local_vendor_id_local_vendor_id_fk" FOREIGN KEY ("local_vendor_id") REFERENCES "public"."local_vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox_try" ADD CONSTRAINT "outbox_try_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispatch_newest" ON "dispatch" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "dispatch_status_newest" ON "dispatch" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "dispatch_offer_rank" ON "dispatch_offer" USING btree ("dispatch_id","rank");--> statement-breakpoint
CREATE INDEX "dispatch_offer_local_vendor" ON "dispatch_offer" USING btree ("local_vendor_id");--> statement-breakpoint
CREATE INDEX "dispatch_offer_offered" ON "dispatch_offer" USING btree ("offered_at");--> statement-breakpoint
CREATE INDEX "dispatch_offer_due" ON "dispatch_offer" USING btree ("expires_at") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "local_vendor_newest" ON "local_vendor" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "local_vendor_status_newest" ON "local_vendor" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "local_vendor_phone" ON "local_vendor" USING btree ("telefono","created_at");--> statement-breakpoint
CREATE INDEX "local_vendor_search" ON "local_vendor" USING gin ((plain(nombre_completo || ' ' || servicio_ofrece || ' ' || telefono || ' ' || email || ' ' || zona_ubicacion)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "local_vendor_service" ON "local_vendor" USING btree ("servicio_ofrece","service_category") WHERE status = 'aprobado';--> statement-breakpoint
CREATE INDEX "local_vendor_photo_local_vendor" ON "local_vendor_photo" USING btree ("local_vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "local_vendor_photo_unclaimed" ON "local_vendor_photo" USING btree ("created_at") WHERE "local_vendor_photo"."local_vendor_id" is null;--> statement-breakpoint
CREATE INDEX "local_vendor_step_local_vendor" ON "local_vendor_step" USING btree ("local_vendor_id","id");--> statement-breakpoint
CREATE INDEX "outbox_try_outbox" ON "outbox_try" USING btree ("outbox_id","id");--> statement-breakpoint
CREATE INDEX "whatsapp_preference_phone" ON "whatsapp_preference" USING btree ("phone","id");--> statement-breakpoint
CREATE INDEX "outbox_provider_id" ON "outbox" USING btree ("provider_id") WHERE "outbox"."provider_id" is not null;