CREATE TABLE "administrators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"appointed_at" timestamp with time zone NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "administrators_one_first" ON "administrators" USING btree ("is_first") WHERE "administrators"."is_first";--> statement-breakpoint
-- A server that has writers already: the first account is the administrator's.
INSERT INTO "administrators" ("user_id", "appointed_at", "is_first")
SELECT "id", now(), true FROM "user" ORDER BY "created_at", "id" LIMIT 1;
