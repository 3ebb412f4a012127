-- Written by hand: what growing tables need. Nothing here reads or writes a large table, and nothing builds an index on one: see
-- docs/decisions/0086.
CREATE INDEX "verification_expires_at" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_expires_at" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invitations_over" ON "invitations" USING btree (coalesce("used_at", "expires_at"));--> statement-breakpoint
CREATE TABLE "call_keys" (
	"user_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "call_keys_user_id_idempotency_key_pk" PRIMARY KEY("user_id","idempotency_key")
);
--> statement-breakpoint
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
-- An index of one partition knows nothing of the others: a key is written down apart, with its row and by whichever version writes
-- that. What was there before has an index of its own over all of it, and needs no copy.
CREATE FUNCTION "write_call_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_regclass('text_improvement_actions_before') IS NOT NULL THEN
    IF EXISTS (
      SELECT FROM text_improvement_actions_before
      WHERE user_id = NEW.user_id AND idempotency_key = NEW.idempotency_key
    ) THEN
      RAISE unique_violation USING MESSAGE = 'a call of this writer has this key';
    END IF;
  END IF;
  INSERT INTO call_keys (user_id, idempotency_key, created_at) VALUES (NEW.user_id, NEW.idempotency_key, NEW.created_at);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION "forget_call_key"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM call_keys WHERE user_id = OLD.user_id AND idempotency_key = OLD.idempotency_key;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "actions_write_key" BEFORE INSERT ON "text_improvement_actions"
FOR EACH ROW WHEN (NEW."idempotency_key" IS NOT NULL) EXECUTE FUNCTION "write_call_key"();--> statement-breakpoint
CREATE TRIGGER "actions_free_key" AFTER UPDATE OF "idempotency_key" ON "text_improvement_actions"
FOR EACH ROW WHEN (OLD."idempotency_key" IS NOT NULL AND NEW."idempotency_key" IS NULL) EXECUTE FUNCTION "forget_call_key"();--> statement-breakpoint
CREATE TRIGGER "actions_forget_key" AFTER DELETE ON "text_improvement_actions"
FOR EACH ROW WHEN (OLD."idempotency_key" IS NOT NULL) EXECUTE FUNCTION "forget_call_key"();
