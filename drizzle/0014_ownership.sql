CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"digest" text NOT NULL,
	"start" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_on" date,
	CONSTRAINT "api_keys_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "disabled_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"disabled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_up_policy" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"mode" text NOT NULL,
	"domains" text[] NOT NULL,
	CONSTRAINT "sign_up_policy_is_one" CHECK ("sign_up_policy"."id" = 1),
	CONSTRAINT "sign_up_mode_known" CHECK ("sign_up_policy"."mode" in ('open', 'invitation', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"subject_id" uuid,
	"facts" jsonb NOT NULL,
	"count" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_closures" (
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_closures_provider_customer_id_pk" PRIMARY KEY("provider","customer_id")
);
--> statement-breakpoint
ALTER TABLE "credit_holds" DROP CONSTRAINT "outcome_known";--> statement-breakpoint
ALTER TABLE "billing_trials" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "text_retention" text DEFAULT 'keep' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "text_improvement_actions" ADD COLUMN "has_texts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "text_improvement_actions" ADD COLUMN "texts_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_credit_balance" ADD COLUMN "credits_extra" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disabled_accounts" ADD CONSTRAINT "disabled_accounts_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_due_at" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "api_keys_user_id" ON "api_keys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_events_by_kind" ON "audit_events" USING btree ("kind","happened_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "user_by_time" ON "user" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mail_queue_user_id" ON "mail_queue" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "actions_texts_until" ON "text_improvement_actions" USING btree ("texts_until") WHERE "text_improvement_actions"."texts_until" is not null;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "outcome_known" CHECK ("credit_holds"."outcome" in ('spent', 'released', 'granted'));--> statement-breakpoint
-- Written by hand from here on: as in 0003, and what an administrator gave stays beside what a new plan grants.
CREATE OR REPLACE FUNCTION "ensure_daily_credits"("user_uuid" uuid, "at" timestamptz DEFAULT now()) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_credit_balance AS balance (user_id, credit_type, period_start, credits_granted)
  SELECT user_uuid, period.credit_type, period.starts_on, period.credits
  FROM profiles
  JOIN plan_credits plan USING (account_type)
  CROSS JOIN LATERAL (VALUES
    ('daily', (at AT TIME ZONE 'UTC')::date, plan.credits_per_day),
    ('monthly', date_trunc('month', at AT TIME ZONE 'UTC')::date, plan.credits_per_month)
  ) AS period (credit_type, starts_on, credits)
  WHERE profiles.id = user_uuid AND (period.credit_type = 'daily' OR period.credits > 0)
  -- Rows are locked in one order everywhere: the daily one first.
  ORDER BY period.credit_type
  ON CONFLICT (user_id, credit_type, period_start) DO UPDATE
  SET credits_granted = excluded.credits_granted + balance.credits_extra
  WHERE balance.credits_granted < excluded.credits_granted + balance.credits_extra;
  RETURN EXISTS (SELECT FROM profiles JOIN plan_credits USING (account_type) WHERE id = user_uuid);
END $$;
--> statement-breakpoint
-- Written by hand from here on. The planner looks for nothing in these columns, and keeps no samples of what stands in them:
-- those would outlive the row.
ALTER TABLE "user" ALTER COLUMN "name" SET STATISTICS 0, ALTER COLUMN "email" SET STATISTICS 0, ALTER COLUMN "image" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "session" ALTER COLUMN "token" SET STATISTICS 0, ALTER COLUMN "ip_address" SET STATISTICS 0, ALTER COLUMN "user_agent" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "account" ALTER COLUMN "account_id" SET STATISTICS 0, ALTER COLUMN "password" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "verification" ALTER COLUMN "identifier" SET STATISTICS 0, ALTER COLUMN "value" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "full_name" SET STATISTICS 0, ALTER COLUMN "email" SET STATISTICS 0, ALTER COLUMN "job_title" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "saved_instructions" ALTER COLUMN "name" SET STATISTICS 0, ALTER COLUMN "instruction" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "voices" ALTER COLUMN "note" SET STATISTICS 0, ALTER COLUMN "example" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "user_feedback" ALTER COLUMN "title" SET STATISTICS 0, ALTER COLUMN "description" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "personal_dictionaries" ALTER COLUMN "words" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "switched_off_rules" ALTER COLUMN "description" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "user_subscriptions" ALTER COLUMN "cancellation_reason" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "mail_queue" ALTER COLUMN "recipient" SET STATISTICS 0, ALTER COLUMN "subject" SET STATISTICS 0, ALTER COLUMN "plain_text" SET STATISTICS 0, ALTER COLUMN "html" SET STATISTICS 0;--> statement-breakpoint
ALTER TABLE "text_improvement_actions" ALTER COLUMN "original_text" SET STATISTICS 0, ALTER COLUMN "enhanced_text" SET STATISTICS 0, ALTER COLUMN "changes" SET STATISTICS 0, ALTER COLUMN "issues" SET STATISTICS 0, ALTER COLUMN "request" SET STATISTICS 0, ALTER COLUMN "details" SET STATISTICS 0;
