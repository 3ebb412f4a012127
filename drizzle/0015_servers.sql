CREATE TABLE "running_servers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_digest" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shared_secret" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	CONSTRAINT "shared_secret_is_only" CHECK ("shared_secret"."is_only")
);
