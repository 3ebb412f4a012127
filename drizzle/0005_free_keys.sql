DROP INDEX "actions_idempotency_key";--> statement-breakpoint
-- Written by hand: from now on a failed call's key is taken from its row.
UPDATE "text_improvement_actions" SET "idempotency_key" = NULL WHERE "result" = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "actions_idempotency_key" ON "text_improvement_actions" USING btree ("user_id","idempotency_key") WHERE "text_improvement_actions"."idempotency_key" is not null;--> statement-breakpoint
-- Written by hand: room on each page for the row that an update writes, which then needs no new entry in any index.
ALTER TABLE "text_improvement_actions" SET (fillfactor = 40);
