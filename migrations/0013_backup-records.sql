CREATE TABLE "backup_record" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_record_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"taken_at" timestamp (3) with time zone NOT NULL,
	"bytes" bigint NOT NULL,
	"restored_for_trial" boolean NOT NULL
);
