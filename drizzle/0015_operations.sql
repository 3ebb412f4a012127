CREATE TABLE "passkey_challenges" (
	"digest" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_synced" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "fault_counts" (
	"hour" timestamp with time zone NOT NULL,
	"code" text NOT NULL,
	"place" text NOT NULL,
	"count" integer NOT NULL,
	"mailed" integer DEFAULT 0 NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fault_counts_hour_code_place_pk" PRIMARY KEY("hour","code","place")
);
--> statement-breakpoint
CREATE TABLE "fault_mails" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fault_mails_is_one" CHECK ("fault_mails"."id" = 1)
);
--> statement-breakpoint
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
--> statement-breakpoint
DROP INDEX "mail_queue_due_at";--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "mailed_to" text;--> statement-breakpoint
ALTER TABLE "user_feedback" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_feedback" ADD COLUMN "handled_by" uuid;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_at" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_id" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fault_counts_unmailed" ON "fault_counts" USING btree ("code") WHERE "fault_counts"."mailed" < "fault_counts"."count";--> statement-breakpoint
ALTER TABLE "user_feedback" ADD CONSTRAINT "user_feedback_handled_by_user_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_feedback_open" ON "user_feedback" USING btree ("created_at","id") WHERE "user_feedback"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "user_feedback_handled" ON "user_feedback" USING btree ("created_at","id") WHERE "user_feedback"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "user_feedback_handled_by" ON "user_feedback" USING btree ("handled_by");--> statement-breakpoint
CREATE INDEX "mail_queue_by_time" ON "mail_queue" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "usage_days_day" ON "usage_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "mail_queue_due_at" ON "mail_queue" USING btree ("due_at") WHERE "mail_queue"."failed_at" is null;