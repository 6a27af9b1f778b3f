DROP INDEX "lead_unanswered";--> statement-breakpoint
DROP INDEX "booking_waiting";--> statement-breakpoint
DROP INDEX "booking_search";--> statement-breakpoint
DROP INDEX "contact_message_search";--> statement-breakpoint
DROP INDEX "lead_search";--> statement-breakpoint
DROP INDEX "outbox_search";--> statement-breakpoint
DROP INDEX "chat_message_search";--> statement-breakpoint
DROP INDEX "chat_session_search";--> statement-breakpoint
DROP INDEX "safety_request_search";--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(customer_name || ' ' || email || ' ' || customer_phone || ' ' || regexp_replace(customer_phone, '[^0-9]+', '', 'g') || ' ' || customer_contact || ' ' || regexp_replace(customer_contact, '[^0-9]+', '', 'g') || ' ' || reference || ' ' || vendor_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "lead" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]+', '', 'g') || ' ' || reference || ' ' || message)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(recipient || chr(10) || coalesce(facts ->> 'email', '') || ' ' || coalesce(reply_to, '') || ' ' || coalesce(facts ->> 'phone', '') || ' ' || regexp_replace(case when channel = 'email' then '' else recipient end || ' ' || coalesce(facts ->> 'phone', ''), '[^0-9]+', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_session" ADD COLUMN "search" text GENERATED ALWAYS AS (plain(name || ' ' || regexp_replace(name, '[^0-9]+', '', 'g') || ' ' || contact || ' ' || regexp_replace(contact, '[^0-9]+', '', 'g'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "booking_emergency" ON "booking" USING btree ("due_at","id") WHERE "booking"."answered_at" is null and "booking"."held_reason" is null and "booking"."urgency" = 'asap';--> statement-breakpoint
CREATE INDEX "booking_assigned" ON "booking" USING btree ("assignee","due_at","id") WHERE "booking"."answered_at" is null and "booking"."held_reason" is null and "booking"."assignee" is not null;--> statement-breakpoint
CREATE INDEX "booking_held" ON "booking" USING btree ("created_at","id") WHERE "booking"."held_reason" is not null;--> statement-breakpoint
CREATE INDEX "lead_waiting" ON "lead" USING btree ("created_at","id","assignee") WHERE "lead"."first_answered_at" is null and "lead"."status" <> 'closed' and "lead"."held_reason" is null;--> statement-breakpoint
CREATE INDEX "lead_assigned" ON "lead" USING btree ("assignee","created_at","id") WHERE "lead"."first_answered_at" is null and "lead"."status" <> 'closed' and "lead"."held_reason" is null and "lead"."assignee" is not null;--> statement-breakpoint
CREATE INDEX "lead_held" ON "lead" USING btree ("created_at","id") WHERE "lead"."held_reason" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_reference" ON "audit_log" USING btree ((detail ->> 'reference')) WHERE (detail ->> 'reference') is not null;--> statement-breakpoint
CREATE INDEX "outbox_record" ON "outbox" USING btree ((split_part(effect, ':', 1) || ':' || split_part(effect, ':', 2)));--> statement-breakpoint
CREATE INDEX "chat_message_digits" ON "chat_message" USING gin ((regexp_replace(text, '[^0-9]+', '', 'g')) gin_trgm_ops) WHERE "chat_message"."author" = 'visitor';--> statement-breakpoint
CREATE INDEX "chat_session_waiting_search" ON "chat_session" USING gin ((case when waiting_since is not null then search end) gin_trgm_ops) WHERE "chat_session"."waiting_since" is not null;--> statement-breakpoint
CREATE INDEX "booking_waiting" ON "booking" USING btree ("due_at","id","urgency","assignee") WHERE "booking"."answered_at" is null and "booking"."held_reason" is null;--> statement-breakpoint
CREATE INDEX "booking_search" ON "booking" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_message_search" ON "contact_message" USING gin ((plain(name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]+', '', 'g') || ' ' || subject || ' ' || message)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "lead_search" ON "lead" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_search" ON "outbox" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_message_search" ON "chat_message" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_session_search" ON "chat_session" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "safety_request_search" ON "safety_request" USING gin ((plain(name || ' ' || contact || ' ' || regexp_replace(contact, '[^0-9]+', '', 'g') || ' ' || reference || ' ' || details)) gin_trgm_ops);