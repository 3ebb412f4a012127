CREATE TABLE "model_pull" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"runner" uuid NOT NULL,
	"model" text NOT NULL,
	"base_url" text NOT NULL,
	"status" text NOT NULL,
	"done_bytes" bigint NOT NULL,
	"total_bytes" bigint,
	"bytes_per_second" bigint,
	"message" text,
	"started_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "model_pull_is_one" CHECK ("model_pull"."id" = 1),
	CONSTRAINT "pull_status_known" CHECK ("model_pull"."status" in ('running', 'done', 'failed', 'cancelled'))
);
