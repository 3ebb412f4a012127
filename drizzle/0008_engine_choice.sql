CREATE TABLE "engine_choice" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"engine" text NOT NULL,
	"base_url" text,
	"model" text,
	"tool_models" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"encrypted_key" text,
	"chosen_at" timestamp with time zone NOT NULL,
	"chosen_by" uuid NOT NULL,
	CONSTRAINT "engine_choice_is_one" CHECK ("engine_choice"."id" = 1),
	CONSTRAINT "engine_known" CHECK ("engine_choice"."engine" in ('embedded', 'anthropic', 'openai-compatible', 'ollama'))
);
