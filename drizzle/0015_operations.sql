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
ALTER TABLE "invitations" ADD COLUMN "mailed_to" text;--> statement-breakpoint
ALTER TABLE "user_feedback" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_feedback" ADD COLUMN "handled_by" uuid;--> statement-breakpoint
ALTER TABLE "user_feedback" ADD CONSTRAINT "user_feedback_handled_by_user_id_fk" FOREIGN KEY ("handled_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_feedback_open" ON "user_feedback" USING btree ("created_at","id") WHERE "user_feedback"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "user_feedback_handled" ON "user_feedback" USING btree ("created_at","id") WHERE "user_feedback"."handled_at" is not null;--> statement-breakpoint
CREATE INDEX "user_feedback_handled_by" ON "user_feedback" USING btree ("handled_by");