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
CREATE INDEX "audit_events_by_kind" ON "audit_events" USING btree ("kind","happened_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_by_time" ON "audit_events" USING btree ("happened_at");