ALTER TABLE "agreements" ADD COLUMN "reward_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "rental_deposit_limit" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "delivery_limit" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "insurance_limit" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "financial_year_start_month" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "payment_reminder_days" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "return_reminder_days" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "lease_reminder_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "referral_reward_gb" integer DEFAULT 0 NOT NULL;