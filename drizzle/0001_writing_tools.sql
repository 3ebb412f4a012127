ALTER TABLE "text_improvement_actions" ADD COLUMN "request" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "text_improvement_actions" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "text_improvement_actions" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "actions_by_time" ON "text_improvement_actions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "actions_deleted" ON "text_improvement_actions" USING btree ("deleted_at") WHERE "text_improvement_actions"."deleted_at" is not null;