-- Who was of the staff could do everything: they are owners now, who may give others a smaller role.
UPDATE "auth_user" SET "role" = 'owner' WHERE "role" = 'staff';
--> statement-breakpoint
-- Notes, next steps and snoozes name their record by kind and id, which no foreign key can: whoever deletes the record deletes
-- them too (decision 58).
CREATE FUNCTION delete_follow_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM note WHERE record_kind = TG_ARGV[0] AND record_id = OLD.id;
	DELETE FROM next_step WHERE record_kind = TG_ARGV[0] AND record_id = OLD.id;
	DELETE FROM snooze WHERE record_kind = TG_ARGV[0] AND record_id = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Everybody whom merges made one person: the root, whom nobody absorbed, and its family (decision 57).
CREATE FUNCTION person_root(person_id bigint) RETURNS bigint LANGUAGE sql STABLE STRICT AS $$
	WITH RECURSIVE up AS (
		SELECT id, merged_into FROM public.person WHERE id = person_id
		UNION ALL SELECT above.id, above.merged_into FROM up JOIN public.person AS above ON above.id = up.merged_into)
	SELECT id FROM up WHERE merged_into IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION person_family(person_id bigint) RETURNS SETOF bigint LANGUAGE sql STABLE STRICT ROWS 4 AS $$
	WITH RECURSIVE family AS (
		SELECT public.person_root(person_id) AS id
		UNION ALL SELECT below.id FROM family JOIN public.person AS below ON below.merged_into = family.id)
	SELECT id FROM family WHERE id IS NOT NULL
$$;
--> statement-breakpoint
CREATE TRIGGER person_follow_up AFTER DELETE ON person FOR EACH ROW EXECUTE FUNCTION delete_follow_up('person');--> statement-breakpoint
CREATE TRIGGER lead_follow_up AFTER DELETE ON lead FOR EACH ROW EXECUTE FUNCTION delete_follow_up('lead');--> statement-breakpoint
CREATE TRIGGER booking_follow_up AFTER DELETE ON booking FOR EACH ROW EXECUTE FUNCTION delete_follow_up('booking');--> statement-breakpoint
CREATE TRIGGER chat_session_follow_up AFTER DELETE ON chat_session FOR EACH ROW EXECUTE FUNCTION delete_follow_up('chat');--> statement-breakpoint
CREATE TRIGGER contact_message_follow_up AFTER DELETE ON contact_message FOR EACH ROW EXECUTE FUNCTION delete_follow_up('contact_message');--> statement-breakpoint
CREATE TRIGGER safety_request_follow_up AFTER DELETE ON safety_request FOR EACH ROW EXECUTE FUNCTION delete_follow_up('safety_request');--> statement-breakpoint
CREATE TRIGGER vendor_application_follow_up AFTER DELETE ON vendor_application FOR EACH ROW EXECUTE FUNCTION delete_follow_up('vendor_application');--> statement-breakpoint
CREATE TRIGGER local_vendor_follow_up AFTER DELETE ON local_vendor FOR EACH ROW EXECUTE FUNCTION delete_follow_up('local_vendor');--> statement-breakpoint
CREATE TRIGGER vendor_follow_up AFTER DELETE ON vendor FOR EACH ROW EXECUTE FUNCTION delete_follow_up('vendor');--> statement-breakpoint
CREATE TRIGGER review_follow_up AFTER DELETE ON review FOR EACH ROW EXECUTE FUNCTION delete_follow_up('review');--> statement-breakpoint
CREATE TRIGGER community_post_follow_up AFTER DELETE ON community_post FOR EACH ROW EXECUTE FUNCTION delete_follow_up('community_post');--> statement-breakpoint
-- The requests that are open: their vendors were asked when the customer wrote.
UPDATE booking SET vendor_due_at = created_at + CASE urgency WHEN 'standard' THEN interval '24 hours' ELSE interval '2 hours' END
	WHERE status = 'pending' AND vendor_answer IS NULL;

--> statement-breakpoint
-- A record that is written, changed in what names its person, or deleted is to be linked: a row with its number alone, which the
-- writer does not wait for.
CREATE FUNCTION queue_for_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.person_waiting (kind, record_id) VALUES (TG_ARGV[0], COALESCE(NEW.id, OLD.id));
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION queue_chat_for_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.person_waiting (kind, record_id) VALUES ('chat', NEW.session_id);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER lead_new_for_people AFTER INSERT ON "lead" FOR EACH ROW
	EXECUTE FUNCTION queue_for_people('lead');
--> statement-breakpoint
CREATE TRIGGER lead_changed_for_people AFTER UPDATE OF name, email, phone, locale ON "lead" FOR EACH ROW
	WHEN (ROW(OLD.name, OLD.email, OLD.phone, OLD.locale) IS DISTINCT FROM ROW(NEW.name, NEW.email, NEW.phone, NEW.locale))
	EXECUTE FUNCTION queue_for_people('lead');
--> statement-breakpoint
CREATE TRIGGER lead_gone_for_people AFTER DELETE ON "lead" FOR EACH ROW EXECUTE FUNCTION queue_for_people('lead');
--> statement-breakpoint
CREATE TRIGGER booking_new_for_people AFTER INSERT ON "booking" FOR EACH ROW
	EXECUTE FUNCTION queue_for_people('booking');
--> statement-breakpoint
CREATE TRIGGER booking_changed_for_people AFTER UPDATE OF customer_name, email, customer_phone, customer_contact ON "booking" FOR EACH ROW
	WHEN (ROW(OLD.customer_name, OLD.email, OLD.customer_phone, OLD.customer_contact) IS DISTINCT FROM ROW(NEW.customer_name, NEW.email, NEW.customer_phone, NEW.customer_contact))
	EXECUTE FUNCTION queue_for_people('booking');
--> statement-breakpoint
CREATE TRIGGER booking_gone_for_people AFTER DELETE ON "booking" FOR EACH ROW EXECUTE FUNCTION queue_for_people('booking');
--> statement-breakpoint
CREATE TRIGGER safety_request_new_for_people AFTER INSERT ON "safety_request" FOR EACH ROW
	EXECUTE FUNCTION queue_for_people('safety_request');
--> statement-breakpoint
CREATE TRIGGER safety_request_changed_for_people AFTER UPDATE OF name, contact ON "safety_request" FOR EACH ROW
	WHEN (ROW(OLD.name, OLD.contact) IS DISTINCT FROM ROW(NEW.name, NEW.contact))
	EXECUTE FUNCTION queue_for_people('safety_request');
--> statement-breakpoint
CREATE TRIGGER safety_request_gone_for_people AFTER DELETE ON "safety_request" FOR EACH ROW EXECUTE FUNCTION queue_for_people('safety_request');
--> statement-breakpoint
CREATE TRIGGER contact_message_new_for_people AFTER INSERT ON "contact_message" FOR EACH ROW
	EXECUTE FUNCTION queue_for_people('contact_message');
--> statement-breakpoint
CREATE TRIGGER contact_message_changed_for_people AFTER UPDATE OF name, email, phone ON "contact_message" FOR EACH ROW
	WHEN (ROW(OLD.name, OLD.email, OLD.phone) IS DISTINCT FROM ROW(NEW.name, NEW.email, NEW.phone))
	EXECUTE FUNCTION queue_for_people('contact_message');
--> statement-breakpoint
CREATE TRIGGER contact_message_gone_for_people AFTER DELETE ON "contact_message" FOR EACH ROW EXECUTE FUNCTION queue_for_people('contact_message');
--> statement-breakpoint
CREATE TRIGGER chat_session_new_for_people AFTER INSERT ON "chat_session" FOR EACH ROW
	WHEN ((NEW.name || ' ' || NEW.contact) ~ '@|([0-9][^0-9A-Za-z]{0,3}){7}')
	EXECUTE FUNCTION queue_for_people('chat');
--> statement-breakpoint
CREATE TRIGGER chat_session_changed_for_people AFTER UPDATE OF name, contact ON "chat_session" FOR EACH ROW
	WHEN (ROW(OLD.name, OLD.contact) IS DISTINCT FROM ROW(NEW.name, NEW.contact))
	EXECUTE FUNCTION queue_for_people('chat');
--> statement-breakpoint
CREATE TRIGGER chat_session_gone_for_people AFTER DELETE ON "chat_session" FOR EACH ROW EXECUTE FUNCTION queue_for_people('chat');
--> statement-breakpoint
CREATE TRIGGER community_post_new_for_people AFTER INSERT ON "community_post" FOR EACH ROW
	WHEN ((NEW.author || ' ' || NEW.title || ' ' || NEW.content) ~ '@|([0-9][^0-9A-Za-z]{0,3}){7}')
	EXECUTE FUNCTION queue_for_people('community_post');
--> statement-breakpoint
CREATE TRIGGER community_post_changed_for_people AFTER UPDATE OF author, title, content, removed_at ON "community_post" FOR EACH ROW
	WHEN (ROW(OLD.author, OLD.title, OLD.content, OLD.removed_at) IS DISTINCT FROM ROW(NEW.author, NEW.title, NEW.content, NEW.removed_at))
	EXECUTE FUNCTION queue_for_people('community_post');
--> statement-breakpoint
CREATE TRIGGER community_post_gone_for_people AFTER DELETE ON "community_post" FOR EACH ROW EXECUTE FUNCTION queue_for_people('community_post');
--> statement-breakpoint
CREATE TRIGGER vendor_application_new_for_people AFTER INSERT ON "vendor_application" FOR EACH ROW
	EXECUTE FUNCTION queue_for_people('vendor_application');
--> statement-breakpoint
CREATE TRIGGER vendor_application_changed_for_people AFTER UPDATE OF owner_name, email, answers ON "vendor_application" FOR EACH ROW
	WHEN (ROW(OLD.owner_name, OLD.email, OLD.answers) IS DISTINCT FROM ROW(NEW.owner_name, NEW.email, NEW.answers))
	EXECUTE FUNCTION queue_for_people('vendor_application');
--> statement-breakpoint
CREATE TRIGGER vendor_application_gone_for_people AFTER DELETE ON "vendor_application" FOR EACH ROW EXECUTE FUNCTION queue_for_people('vendor_application');
--> statement-breakpoint
CREATE TRIGGER local_vendor_new_for_people AFTER INSERT ON "local_vendor" FOR EACH ROW
	EXECUTE FUNCTION queue_for_people('local_vendor');
--> statement-breakpoint
CREATE TRIGGER local_vendor_changed_for_people AFTER UPDATE OF nombre_completo, email, telefono ON "local_vendor" FOR EACH ROW
	WHEN (ROW(OLD.nombre_completo, OLD.email, OLD.telefono) IS DISTINCT FROM ROW(NEW.nombre_completo, NEW.email, NEW.telefono))
	EXECUTE FUNCTION queue_for_people('local_vendor');
--> statement-breakpoint
CREATE TRIGGER local_vendor_gone_for_people AFTER DELETE ON "local_vendor" FOR EACH ROW EXECUTE FUNCTION queue_for_people('local_vendor');
--> statement-breakpoint
CREATE TRIGGER vendor_new_for_people AFTER INSERT ON "vendor" FOR EACH ROW
	EXECUTE FUNCTION queue_for_people('vendor');
--> statement-breakpoint
CREATE TRIGGER vendor_changed_for_people AFTER UPDATE OF contact_name, email, phone ON "vendor" FOR EACH ROW
	WHEN (ROW(OLD.contact_name, OLD.email, OLD.phone) IS DISTINCT FROM ROW(NEW.contact_name, NEW.email, NEW.phone))
	EXECUTE FUNCTION queue_for_people('vendor');
--> statement-breakpoint
CREATE TRIGGER vendor_gone_for_people AFTER DELETE ON "vendor" FOR EACH ROW EXECUTE FUNCTION queue_for_people('vendor');
--> statement-breakpoint
CREATE TRIGGER chat_message_new_for_people AFTER INSERT ON "chat_message" FOR EACH ROW
	WHEN (NEW.author = 'visitor' AND NEW.text ~ '@|([0-9][^0-9A-Za-z]{0,3}){7}')
	EXECUTE FUNCTION queue_chat_for_people();
--> statement-breakpoint
-- What was there before is linked in the background, oldest first.
INSERT INTO "person_waiting" (kind, record_id)
SELECT kind, id FROM (
	SELECT 'lead' AS kind, id, created_at FROM "lead"
	UNION ALL SELECT 'booking', id, created_at FROM "booking"
	UNION ALL SELECT 'safety_request', id, created_at FROM "safety_request"
	UNION ALL SELECT 'contact_message', id, created_at FROM "contact_message"
	UNION ALL SELECT 'chat', id, created_at FROM "chat_session"
	UNION ALL SELECT 'community_post', id, created_at FROM "community_post"
		WHERE (author || ' ' || title || ' ' || content) ~ '@|([0-9][^0-9A-Za-z]{0,3}){7}'
	UNION ALL SELECT 'vendor_application', id, created_at FROM "vendor_application"
	UNION ALL SELECT 'local_vendor', id, created_at FROM "local_vendor"
	UNION ALL SELECT 'vendor', id, created_at FROM "vendor"
) AS record ORDER BY created_at, kind, id;
