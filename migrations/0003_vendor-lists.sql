CREATE TABLE "vendor_document" (
	"vendor_id" bigint PRIMARY KEY NOT NULL,
	"version" smallint NOT NULL,
	"quality" smallint NOT NULL,
	"flags" smallint NOT NULL,
	"place" smallint NOT NULL,
	"places" smallint[] NOT NULL,
	"keys" smallint[] NOT NULL,
	"fits" smallint[] NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_key_entry" (
	"key" smallint NOT NULL,
	"place" smallint NOT NULL,
	"score" smallint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"flags" smallint NOT NULL,
	CONSTRAINT "vendor_key_entry_key_place_score_vendor_id_flags_pk" PRIMARY KEY("key","place","score","vendor_id","flags")
);
--> statement-breakpoint
CREATE TABLE "vendor_unindexed" (
	"vendor_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_word_entry" (
	"word" text collate "C" NOT NULL,
	"score" smallint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"flags" smallint NOT NULL,
	CONSTRAINT "vendor_word_entry_word_score_vendor_id_flags_pk" PRIMARY KEY("word","score","vendor_id","flags")
);
--> statement-breakpoint
ALTER TABLE "vendor_document" ADD CONSTRAINT "vendor_document_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_unindexed" ADD CONSTRAINT "vendor_unindexed_vendor_id_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendor"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_document_words" ON "vendor_document" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "vendor_document_version" ON "vendor_document" USING btree ("version","vendor_id");--> statement-breakpoint
-- The words that mistyped names were corrected to are those of vendor_word_entry now.
DROP TABLE "vendor_word";
--> statement-breakpoint
-- The entries change with each review: this keeps most of their pages vacuumed, so that searches read the index alone.
ALTER TABLE "vendor_key_entry" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
ALTER TABLE "vendor_word_entry" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
--> statement-breakpoint
-- A change of the score alone finds room in its page, and need not enter the index of words again.
ALTER TABLE "vendor_document" SET (fillfactor = 80);
--> statement-breakpoint
-- A vendor's entries in the lists of services and categories: for each key one at place 0 and one at each town that it serves.
-- At home it stands a tenth of a star higher, and its flags say so (16).
CREATE FUNCTION vendor_key_entries(document vendor_document) RETURNS SETOF vendor_key_entry LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT listed.key, town.place,
		(document.quality + listed.fit + CASE WHEN town.place = document.place THEN 10 ELSE 0 END)::smallint,
		document.vendor_id,
		(document.flags + CASE WHEN town.place = document.place THEN 16 ELSE 0 END)::smallint
	FROM unnest(document.keys, document.fits) AS listed (key, fit), unnest(0::smallint || document.places) AS town (place)
$$;
--> statement-breakpoint
-- And in the lists of words: those of its names before those of its services.
CREATE FUNCTION vendor_word_entries(document vendor_document) RETURNS SETOF vendor_word_entry LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT lexeme, (document.quality + CASE WHEN weights[1] = 'A' THEN 1000 ELSE 0 END)::smallint, document.vendor_id, document.flags
	FROM unnest(document.words) WHERE lexeme !~ '^[#@]'
$$;
--> statement-breakpoint
-- Keeps the lists equal to the documents: whatever writes those, one or many, changes these in the same statement, and only the
-- entries that differ. They are found by their keys one by one, however many there are.
CREATE FUNCTION list_vendor_documents() RETURNS trigger LANGUAGE plpgsql
	SET enable_hashjoin = off SET enable_mergejoin = off SET enable_seqscan = off AS $$
DECLARE
	old_keys public.vendor_key_entry[];
	new_keys public.vendor_key_entry[];
	old_words public.vendor_word_entry[];
	new_words public.vendor_word_entry[];
BEGIN
	IF TG_OP <> 'INSERT' THEN
		old_keys := array(SELECT entry FROM old_documents AS one, public.vendor_key_entries(one::public.vendor_document) AS entry);
		old_words := array(SELECT entry FROM old_documents AS one, public.vendor_word_entries(one::public.vendor_document) AS entry);
	END IF;
	IF TG_OP <> 'DELETE' THEN
		new_keys := array(SELECT entry FROM new_documents AS one, public.vendor_key_entries(one::public.vendor_document) AS entry);
		new_words := array(SELECT entry FROM new_documents AS one, public.vendor_word_entries(one::public.vendor_document) AS entry);
	END IF;
	DELETE FROM public.vendor_key_entry AS listed
		USING (SELECT * FROM unnest(old_keys) EXCEPT SELECT * FROM unnest(new_keys)) AS gone
		WHERE (listed.key, listed.place, listed.score, listed.vendor_id, listed.flags) = (gone.key, gone.place, gone.score, gone.vendor_id, gone.flags);
	DELETE FROM public.vendor_word_entry AS listed
		USING (SELECT * FROM unnest(old_words) EXCEPT SELECT * FROM unnest(new_words)) AS gone
		WHERE (listed.word, listed.score, listed.vendor_id, listed.flags) = (gone.word, gone.score, gone.vendor_id, gone.flags);
	INSERT INTO public.vendor_key_entry (SELECT * FROM unnest(new_keys) EXCEPT SELECT * FROM unnest(old_keys)) ORDER BY 1, 2, 3, 4 ON CONFLICT DO NOTHING;
	INSERT INTO public.vendor_word_entry (SELECT * FROM unnest(new_words) EXCEPT SELECT * FROM unnest(old_words)) ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER vendor_document_added AFTER INSERT ON "vendor_document"
	REFERENCING NEW TABLE AS new_documents FOR EACH STATEMENT EXECUTE FUNCTION list_vendor_documents();
--> statement-breakpoint
CREATE TRIGGER vendor_document_changed AFTER UPDATE ON "vendor_document"
	REFERENCING OLD TABLE AS old_documents NEW TABLE AS new_documents FOR EACH STATEMENT EXECUTE FUNCTION list_vendor_documents();
--> statement-breakpoint
CREATE TRIGGER vendor_document_gone AFTER DELETE ON "vendor_document"
	REFERENCING OLD TABLE AS old_documents FOR EACH STATEMENT EXECUTE FUNCTION list_vendor_documents();
--> statement-breakpoint
-- Vendors of the directory that were changed are to be indexed. Arribo does it in the same transaction and takes them out again;
-- what others change, the job indexes in its next round.
CREATE FUNCTION note_changed_vendors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO public.vendor_unindexed SELECT id FROM new_vendors WHERE status = 'approved' ON CONFLICT DO NOTHING;
		RETURN NULL;
	END IF;
	INSERT INTO public.vendor_unindexed SELECT id FROM new_vendors AS changed JOIN old_vendors AS before USING (id)
		WHERE 'approved' IN (before.status, changed.status) AND
			ROW(before.business_name, before.business_name_english, before.contact_name, before.services, before.sub_categories, before.service_areas,
				before.category, before.location, before.status, before.rating, before.review_count, before.verified_checks,
				before.speaks_english, before.speaks_spanish, before.has_transportation)
			IS DISTINCT FROM
			ROW(changed.business_name, changed.business_name_english, changed.contact_name, changed.services, changed.sub_categories, changed.service_areas,
				changed.category, changed.location, changed.status, changed.rating, changed.review_count, changed.verified_checks,
				changed.speaks_english, changed.speaks_spanish, changed.has_transportation)
		ORDER BY id ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER vendors_added AFTER INSERT ON "vendor"
	REFERENCING NEW TABLE AS new_vendors FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vendors();
--> statement-breakpoint
CREATE TRIGGER vendors_changed AFTER UPDATE ON "vendor"
	REFERENCING OLD TABLE AS old_vendors NEW TABLE AS new_vendors FOR EACH STATEMENT EXECUTE FUNCTION note_changed_vendors();
--> statement-breakpoint
-- At first all are: up to 20,000 are indexed before Arribo is ready, more of them while the earlier search answers.
INSERT INTO "vendor_unindexed" SELECT id FROM "vendor" WHERE status = 'approved';
