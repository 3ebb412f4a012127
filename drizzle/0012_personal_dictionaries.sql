CREATE TABLE "personal_dictionaries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "switched_off_rules" (
	"user_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "switched_off_rules_user_id_rule_pk" PRIMARY KEY("user_id","rule")
);
