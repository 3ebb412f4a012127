CREATE TABLE "saved_instructions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"instruction" text NOT NULL,
	CONSTRAINT "saved_instructions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "voices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"note" text NOT NULL,
	"example" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_instructions" ADD CONSTRAINT "saved_instructions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;