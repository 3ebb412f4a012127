-- Written by hand: a hold was deleted when its call ended, so what is left belongs to servers that died. Its rows could not
-- take the new columns, and what they hold goes back.
UPDATE "text_improvement_actions" SET "result" = 'failed', "error_message" = 'The server stopped before the call ended.' WHERE "result" IS NULL;--> statement-breakpoint
UPDATE "user_credit_balance" SET "credits_held" = 0 WHERE "credits_held" > 0;--> statement-breakpoint
DELETE FROM "credit_holds";--> statement-breakpoint
CREATE TABLE "plan_credits" (
	"account_type" text PRIMARY KEY NOT NULL,
	"credits_per_day" integer NOT NULL,
	"credits_per_month" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tool" text NOT NULL,
	"calls" integer NOT NULL,
	"credits" integer NOT NULL,
	"words_improved" integer NOT NULL,
	CONSTRAINT "usage_days_user_id_day_tool_pk" PRIMARY KEY("user_id","day","tool")
);
--> statement-breakpoint
DROP INDEX "credit_holds_expires_at";--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "credits" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "tool" text NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "held_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "credit_holds_by_time" ON "credit_holds" USING btree ("user_id","held_at","action_id");--> statement-breakpoint
CREATE INDEX "credit_holds_expires_at" ON "credit_holds" USING btree ("expires_at") WHERE "credit_holds"."outcome" is null;--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "outcome_known" CHECK ("credit_holds"."outcome" in ('spent', 'released'));--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "ended_with_outcome" CHECK (("credit_holds"."outcome" is null) = ("credit_holds"."ended_at" is null));--> statement-breakpoint
ALTER TABLE "credit_holds" ADD CONSTRAINT "credits_positive" CHECK ("credit_holds"."credits" > 0);--> statement-breakpoint
-- Written by hand from here on. Every call changes these rows, and no index holds what changes: with room on their page
-- the new row stands beside the old one, and no index is written.
ALTER TABLE "user_credit_balance" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "usage_days" SET (fillfactor = 50);--> statement-breakpoint
-- What spends and grants, for whoever reaches the database and not only for our server.
-- Makes the rows of the day and the month, in UTC, that the writer's plan grants; any number of times, at once too. A
-- row that is there only ever grows, to what a new plan grants: credits that are spent or held stay covered. False for
-- an account that is not there.
CREATE FUNCTION "ensure_daily_credits"("user_uuid" uuid, "at" timestamptz DEFAULT now()) RETURNS boolean
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
  SET credits_granted = excluded.credits_granted
  WHERE balance.credits_granted < excluded.credits_granted;
  RETURN EXISTS (SELECT FROM profiles JOIN plan_credits USING (account_type) WHERE id = user_uuid);
END $$;--> statement-breakpoint
-- The same seed gives the same id, so that what is repeated meets its own row.
CREATE FUNCTION "to_ledger_id"("seed" text) RETURNS uuid
LANGUAGE sql IMMUTABLE AS $$
  SELECT overlay(overlay(left(encode(sha256(convert_to(seed, 'UTF8')), 'hex'), 32) PLACING '8' FROM 13) PLACING 'a' FROM 17)::uuid
$$;--> statement-breakpoint
-- Spends so many credits at once, daily before monthly and from both where it takes both; monthly ones are for paid
-- accounts. False, and nothing has changed, where there are too few. With a key it spends once, however often it is
-- called; the same key for another amount is a unique_violation.
CREATE FUNCTION "consume_credit"(
  "user_uuid" uuid, "credit_amount" integer DEFAULT 1, "at" timestamptz DEFAULT now(), "request_key" text DEFAULT NULL
) RETURNS boolean
LANGUAGE plpgsql AS $$
DECLARE
  today date := (at AT TIME ZONE 'UTC')::date;
  this_month date := date_trunc('month', at AT TIME ZONE 'UTC')::date;
  seed text := coalesce(request_key, gen_random_uuid()::text);
  daily_id uuid := to_ledger_id(seed || ' daily');
  monthly_id uuid := to_ledger_id(seed || ' monthly');
  spent_before bigint;
  daily_left integer;
  monthly_left integer;
BEGIN
  IF credit_amount IS NULL OR credit_amount < 1 THEN RETURN false; END IF;
  IF request_key IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended(user_uuid::text || request_key, 0));
    SELECT sum(credits) INTO spent_before FROM credit_holds
    WHERE user_id = user_uuid AND action_id IN (daily_id, monthly_id);
    IF spent_before <> credit_amount THEN RAISE unique_violation; END IF;
    IF spent_before IS NOT NULL THEN RETURN true; END IF;
  END IF;
  IF NOT ensure_daily_credits(user_uuid, at) THEN RETURN false; END IF;
  SELECT credits_granted - credits_used - credits_held INTO daily_left FROM user_credit_balance
  WHERE user_id = user_uuid AND credit_type = 'daily' AND period_start = today
  FOR UPDATE;
  SELECT credits_granted - credits_used - credits_held INTO monthly_left FROM user_credit_balance
  WHERE user_id = user_uuid AND credit_type = 'monthly' AND period_start = this_month
    AND EXISTS (SELECT FROM profiles WHERE id = user_uuid AND account_type = 'paid')
  FOR UPDATE;
  IF credit_amount > daily_left + coalesce(monthly_left, 0) THEN RETURN false; END IF;
  WITH spent AS (
    SELECT * FROM (VALUES
      (daily_id, 'daily', today, least(credit_amount, daily_left)),
      (monthly_id, 'monthly', this_month, credit_amount - least(credit_amount, daily_left))
    ) AS part (id, credit_type, period_start, credits)
    WHERE credits > 0
  ), balance AS (
    UPDATE user_credit_balance balance
    SET credits_used = credits_used + spent.credits
    FROM spent
    WHERE balance.user_id = user_uuid
      AND balance.credit_type = spent.credit_type
      AND balance.period_start = spent.period_start
  )
  INSERT INTO credit_holds
    (user_id, action_id, credit_type, period_start, credits, tool, held_at, expires_at, ended_at, outcome)
  SELECT user_uuid, id, credit_type, period_start, credits, 'consume-credit', at, at, at, 'spent' FROM spent;
  RETURN true;
END $$;
