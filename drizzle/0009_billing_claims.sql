ALTER TABLE "billing_checkouts" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_customers" ADD COLUMN "claimed_until" timestamp with time zone;