DROP INDEX "booking_search";--> statement-breakpoint
DROP INDEX "safety_request_search";--> statement-breakpoint
DROP INDEX "vendor_application_search";--> statement-breakpoint
CREATE INDEX "chat_message_search" ON "chat_message" USING gin ((plain(text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "chat_session_search" ON "chat_session" USING gin ((plain(name || ' ' || contact || ' ' || regexp_replace(contact, '[^0-9]', '', 'g'))) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "contact_message_search" ON "contact_message" USING gin ((plain(name || ' ' || email || ' ' || phone || ' ' || subject || ' ' || message)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "flag_incident_search" ON "flag_incident" USING gin ((plain(details)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "report_search" ON "report" USING gin ((plain(about || ' ' || message || ' ' || email)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_search" ON "outbox" USING gin ((plain(recipient)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "review_vendor" ON "review" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "review_search" ON "review" USING gin ((plain(author || ' ' || text)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "booking_search" ON "booking" USING gin ((plain(customer_name || ' ' || email || ' ' || customer_phone || ' ' || customer_contact || ' ' || regexp_replace(customer_contact, '[^0-9]', '', 'g') || ' ' || reference || ' ' || vendor_name)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "safety_request_search" ON "safety_request" USING gin ((plain(name || ' ' || contact || ' ' || regexp_replace(contact, '[^0-9]', '', 'g') || ' ' || reference || ' ' || details)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendor_application_search" ON "vendor_application" USING gin ((plain(business_name || ' ' || business_name_english || ' ' || owner_name || ' ' || email || ' ' || reference || ' ' || coalesce(answers ->> 'primaryPhone', '') || ' ' || coalesce(answers ->> 'secondaryPhone', ''))) gin_trgm_ops);