CREATE SEQUENCE "public"."community_place" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "community_count" (
	"level" integer NOT NULL,
	"part" bigint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "community_count_level_part_pk" PRIMARY KEY("level","part")
);
--> statement-breakpoint
CREATE TABLE "community_post" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "community_post_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic_id" bigint,
	"place" bigint,
	"author" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"held_reason" text,
	"device" text,
	"links" boolean DEFAULT false NOT NULL,
	"by_team" boolean DEFAULT false NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (
  to_tsvector('simple'::regconfig, search_words(title || ' ' || content || ' ' || author)) ||
  to_tsvector('english'::regconfig, search_words(title || ' ' || content)) ||
  to_tsvector('spanish'::regconfig, search_words(title || ' ' || content))) STORED,
	CONSTRAINT "community_post_place_unique" UNIQUE("place"),
	CONSTRAINT "community_post_place" CHECK ("community_post"."status" <> 'visible' or "community_post"."place" is not null)
);
--> statement-breakpoint
ALTER TABLE "community_post" ADD CONSTRAINT "community_post_topic_id_community_post_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_post_board" ON "community_post" USING btree ("place") WHERE topic_id is null and status = 'visible';--> statement-breakpoint
CREATE INDEX "community_post_replies" ON "community_post" USING btree ("topic_id","place") WHERE status = 'visible';--> statement-breakpoint
CREATE INDEX "community_post_topic" ON "community_post" USING btree ("topic_id");--> statement-breakpoint
CREATE INDEX "community_post_status" ON "community_post" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "community_post_device" ON "community_post" USING btree ("device") WHERE device is not null;--> statement-breakpoint
CREATE INDEX "community_post_text" ON "community_post" USING btree (md5(content),"created_at");--> statement-breakpoint
CREATE INDEX "community_post_search" ON "community_post" USING gin ("search");--> statement-breakpoint
CREATE INDEX "report_open_subject" ON "report" USING btree ("subject","subject_id") WHERE "report"."closed_at" is null;--> statement-breakpoint
-- The counts of the board follow its posts: whatever writes posts, one or many, changes them in the same transaction.
-- Parts are changed in one order, so that two who write at once wait for each other and never crosswise.
CREATE FUNCTION count_community_posts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	gained bigint[];
	lost bigint[];
BEGIN
	IF TG_OP <> 'DELETE' THEN
		gained := array(SELECT place FROM new_posts WHERE topic_id IS NULL AND status = 'visible');
	END IF;
	IF TG_OP <> 'INSERT' THEN
		lost := array(SELECT place FROM old_posts WHERE topic_id IS NULL AND status = 'visible');
	END IF;
	INSERT INTO public.community_count AS counted (level, part, count)
	SELECT levels.level, changes.place / levels.covers, sum(changes.change)
	FROM (SELECT unnest(gained) AS place, 1 AS change UNION ALL SELECT unnest(lost), -1) AS changes,
		(VALUES (1, 100), (2, 10000), (3, 1000000)) AS levels (level, covers)
	GROUP BY 1, 2 HAVING sum(changes.change) <> 0 ORDER BY 1, 2
	ON CONFLICT (level, part) DO UPDATE SET count = counted.count + excluded.count;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER community_posts_added AFTER INSERT ON "community_post"
	REFERENCING NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION count_community_posts();
--> statement-breakpoint
CREATE TRIGGER community_posts_changed AFTER UPDATE ON "community_post"
	REFERENCING OLD TABLE AS old_posts NEW TABLE AS new_posts FOR EACH STATEMENT EXECUTE FUNCTION count_community_posts();
--> statement-breakpoint
CREATE TRIGGER community_posts_gone AFTER DELETE ON "community_post"
	REFERENCING OLD TABLE AS old_posts FOR EACH STATEMENT EXECUTE FUNCTION count_community_posts();

--> statement-breakpoint
-- The places of a page of the board that so many posts stand before. From the millions down to the hundred in which the page
-- begins: a part whose posts all stand before the page is passed over by its count, and they are not read.
CREATE FUNCTION community_places(skipped bigint, wanted integer) RETURNS SETOF bigint LANGUAGE plpgsql STABLE ROWS 5 AS $$
DECLARE
	counted record;
	within bigint;
	lowest bigint := 0;
	highest bigint := 9223372036854775807;
BEGIN
	FOR depth IN REVERSE 3..1 LOOP
		within := NULL;
		FOR counted IN SELECT part, count FROM public.community_count
			WHERE level = depth AND part BETWEEN lowest AND highest ORDER BY part DESC
		LOOP
			IF skipped < counted.count THEN
				within := counted.part;
				EXIT;
			END IF;
			skipped := skipped - counted.count;
		END LOOP;
		IF within IS NULL THEN
			RETURN;
		END IF;
		lowest := within * 100;
		highest := lowest + 99;
	END LOOP;
	RETURN QUERY SELECT place FROM public.community_post
		WHERE topic_id IS NULL AND status = 'visible' AND place <= highest
		ORDER BY place DESC OFFSET skipped LIMIT wanted;
END
$$;
