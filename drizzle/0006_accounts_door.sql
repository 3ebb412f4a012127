CREATE INDEX "rate_limit_last_request" ON "rate_limit" USING btree ("last_request");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");--> statement-breakpoint
-- Written by hand: what statements of other modules may ask of accounts, so that none of them names its tables.
CREATE FUNCTION "account_email"("account_id" uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT "email" FROM "user" WHERE "id" = "account_id"
$$;--> statement-breakpoint
-- Whether it was another one before.
CREATE FUNCTION "set_account_type"("account_id" uuid, "new_type" text) RETURNS boolean LANGUAGE sql VOLATILE AS $$
  WITH changed AS (
    UPDATE "profiles" SET "account_type" = "new_type" WHERE "id" = "account_id" AND "account_type" <> "new_type" RETURNING 1
  )
  SELECT EXISTS (SELECT FROM changed)
$$;
