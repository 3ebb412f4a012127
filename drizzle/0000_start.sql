CREATE TABLE "account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jwks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"alg" text,
	"crv" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"account_type" text DEFAULT 'free' NOT NULL,
	"country" text,
	"last_login" timestamp with time zone,
	"notification_account_updates" boolean DEFAULT true NOT NULL,
	"notification_marketing_emails" boolean DEFAULT false NOT NULL,
	"writing_purpose" text DEFAULT 'work' NOT NULL,
	"job_title" text,
	"primary_function" text,
	"industry" text,
	"preferred_language" text DEFAULT 'en-us' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"user_id" uuid NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"country" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_holds" (
	"user_id" uuid NOT NULL,
	"action_id" uuid NOT NULL,
	"credit_type" text NOT NULL,
	"period_start" date NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_holds_user_id_action_id_pk" PRIMARY KEY("user_id","action_id")
);
--> statement-breakpoint
CREATE TABLE "text_improvement_actions" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"original_text" text NOT NULL,
	"enhanced_text" text,
	"action_type" text NOT NULL,
	"text_length" integer NOT NULL,
	"result" text,
	"error_message" text,
	"changes" jsonb,
	"issues" jsonb,
	"engine" jsonb,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"user_feedback" text,
	"feedback_given_at" timestamp with time zone,
	CONSTRAINT "text_improvement_actions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "result_known" CHECK ("text_improvement_actions"."result" in ('success', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "user_credit_balance" (
	"user_id" uuid NOT NULL,
	"credit_type" text NOT NULL,
	"period_start" date NOT NULL,
	"credits_granted" integer NOT NULL,
	"credits_used" integer DEFAULT 0 NOT NULL,
	"credits_held" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_credit_balance_user_id_credit_type_period_start_pk" PRIMARY KEY("user_id","credit_type","period_start"),
	CONSTRAINT "credit_type_known" CHECK ("user_credit_balance"."credit_type" in ('daily', 'monthly')),
	CONSTRAINT "credits_not_negative" CHECK ("user_credit_balance"."credits_used" >= 0 and "user_credit_balance"."credits_held" >= 0),
	CONSTRAINT "credits_not_overspent" CHECK ("user_credit_balance"."credits_used" + "user_credit_balance"."credits_held" <= "user_credit_balance"."credits_granted")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_id" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "credit_holds_expires_at" ON "credit_holds" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "actions_idempotency_key" ON "text_improvement_actions" USING btree ("user_id","idempotency_key") WHERE "text_improvement_actions"."idempotency_key" is not null and "text_improvement_actions"."result" is distinct from 'failed';