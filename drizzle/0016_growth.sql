-- Written by hand: what growing tables need. Nothing here reads or writes a large table, and nothing builds an index on one: see
-- docs/decisions/0086.
CREATE INDEX "verification_expires_at" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invitations_over" ON "invitations" USING btree (coalesce("used_at", "expires_at"));--> statement-breakpoint
-- Counts of minutes: they need not outlive a crash of PostgreSQL, nor pass through its log.
ALTER TABLE "rate_limit" SET UNLOGGED;--> statement-breakpoint
-- One partition by the month a row is of. What is there stays where it is and as it is, with its indexes: it becomes the partition of
-- whatever has none of its own, which asks no row. The parent has no index, so that none is built or compared.
ALTER TABLE "credit_holds" RENAME TO "credit_holds_before";--> statement-breakpoint
CREATE TABLE "credit_holds" (
	LIKE "credit_holds_before" INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE
) PARTITION BY RANGE ("held_at");--> statement-breakpoint
ALTER TABLE "credit_holds" ATTACH PARTITION "credit_holds_before" DEFAULT;--> statement-breakpoint
ALTER TABLE "text_improvement_actions" RENAME TO "text_improvement_actions_before";--> statement-breakpoint
CREATE TABLE "text_improvement_actions" (
	LIKE "text_improvement_actions_before" INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING STORAGE
) PARTITION BY RANGE ("created_at");--> statement-breakpoint
ALTER TABLE "text_improvement_actions" ATTACH PARTITION "text_improvement_actions_before" DEFAULT;--> statement-breakpoint
ALTER TABLE "text_improvement_actions" ALTER COLUMN "original_text" SET STATISTICS 0, ALTER COLUMN "enhanced_text" SET STATISTICS 0, ALTER COLUMN "changes" SET STATISTICS 0, ALTER COLUMN "issues" SET STATISTICS 0, ALTER COLUMN "request" SET STATISTICS 0, ALTER COLUMN "details" SET STATISTICS 0;--> statement-breakpoint
-- An index of one partition knows nothing of the others. Of two calls with one key the second waits here until the first is there
-- or is not; a thousand locks are shared by all keys, so that a restore of any number of rows takes no more.
CREATE FUNCTION "check_call_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(20261124, (hashtextextended(NEW.user_id::text || NEW.idempotency_key, 0) & 1023)::integer);
  IF EXISTS (
    SELECT FROM text_improvement_actions
    WHERE user_id = NEW.user_id AND idempotency_key = NEW.idempotency_key
  ) THEN
    RAISE unique_violation USING MESSAGE = 'a call of this writer has this key';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "actions_key_is_new" BEFORE INSERT ON "text_improvement_actions"
FOR EACH ROW WHEN (NEW."idempotency_key" IS NOT NULL) EXECUTE FUNCTION "check_call_key"();
