CREATE TABLE "model_calls" (
	"user_id" uuid NOT NULL,
	"action_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tool" text NOT NULL,
	"engine" text NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost" numeric,
	CONSTRAINT "model_calls_user_id_action_id_pk" PRIMARY KEY("user_id","action_id")
);
--> statement-breakpoint
CREATE TABLE "model_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"tool" text NOT NULL,
	"engine" text NOT NULL,
	"calls" integer NOT NULL,
	"unreported_calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	"cost" numeric,
	CONSTRAINT "model_days_user_id_day_tool_engine_pk" PRIMARY KEY("user_id","day","tool","engine")
);
--> statement-breakpoint
CREATE TABLE "model_months" (
	"month" date PRIMARY KEY NOT NULL,
	"cost" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_prices" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"input_price" numeric,
	"output_price" numeric,
	"monthly_cap" numeric,
	CONSTRAINT "model_prices_are_one" CHECK ("model_prices"."id" = 1),
	CONSTRAINT "model_prices_both" CHECK (("model_prices"."input_price" is null) = ("model_prices"."output_price" is null)),
	CONSTRAINT "cap_has_prices" CHECK ("model_prices"."monthly_cap" is null or "model_prices"."input_price" is not null)
);
--> statement-breakpoint
CREATE INDEX "model_days_by_day" ON "model_days" USING btree ("day");--> statement-breakpoint
-- Written by hand from here on. Calls of models change these rows, and no index holds what changes: room on their page.
ALTER TABLE "model_days" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "model_months" SET (fillfactor = 10);--> statement-breakpoint
-- What statements of other modules may ask of accounts, so that none of them names its tables.
CREATE FUNCTION "account_name"("account_id" uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT "name" FROM "user" WHERE "id" = "account_id"
$$;
