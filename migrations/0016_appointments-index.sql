DROP INDEX "booking_appointment";--> statement-breakpoint
CREATE INDEX "booking_appointment" ON "booking" USING btree ("preferred_at") WHERE "booking"."status" in ('confirmed', 'in-progress');