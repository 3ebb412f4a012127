CREATE TABLE "billing_checkouts" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"creation_key" text NOT NULL,
	"caller_key" text,
	"trial_days" integer NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"checkout_id" text,
	"url" text,
	"expires_at" timestamp with time zone,
	"look_at" timestamp with time zone,
	CONSTRAINT "billing_checkouts_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "billing_trials" (
	"provider" text NOT NULL,
	"mail_digest" text NOT NULL,
	"user_id" uuid NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "billing_trials_provider_mail_digest_pk" PRIMARY KEY("provider","mail_digest")
);
--> statement-breakpoint
CREATE TABLE "billing_customers" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"creation_key" text NOT NULL,
	"customer_id" text,
	"looks_begun" integer DEFAULT 0 NOT NULL,
	"look_stored" integer DEFAULT 0 NOT NULL,
	"looked_at" timestamp with time zone,
	"look_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_customers_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"creation_key" text,
	"state" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_objects_creation_key_unique" UNIQUE("creation_key")
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"user_id" uuid NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "user_subscriptions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"is_active" boolean NOT NULL,
	"status" text NOT NULL,
	"is_final" boolean NOT NULL,
	"cancelled_at" timestamp with time zone,
	"subscription_end" timestamp with time zone,
	"cancellation_reason" text,
	"trial_end" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"premium_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "subscription_status_known" CHECK ("user_subscriptions"."status" in ('trialing', 'active', 'past_due', 'ended'))
);
--> statement-breakpoint
CREATE INDEX "billing_checkouts_look_at" ON "billing_checkouts" USING btree ("look_at");--> statement-breakpoint
CREATE INDEX "billing_trials_user_id" ON "billing_trials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_customers_customer_id" ON "billing_customers" USING btree ("provider","customer_id");--> statement-breakpoint
CREATE INDEX "billing_customers_look_at" ON "billing_customers" USING btree ("look_at");--> statement-breakpoint
CREATE INDEX "sandbox_objects_customer_id" ON "sandbox_objects" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE INDEX "billing_events_applied_at" ON "billing_events" USING btree ("applied_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_subscriptions_provider_id" ON "user_subscriptions" USING btree ("user_id","provider","provider_id");--> statement-breakpoint
-- Written by hand: by what a mail address is recognised that had a trial, in one place for all who ask. Two spellings of
-- one inbox that accounts take for one are one here.
CREATE FUNCTION "to_mail_digest"("email" text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to(lower(trim(email)), 'UTF8')), 'hex')
$$;
