ALTER TABLE "order_returns" ADD COLUMN "deposit_kept_amount" numeric(15, 2);--> statement-breakpoint
UPDATE "orders" SET "needs_seller" = true WHERE "kind" = 'rent' AND "status" = 'Delivered' AND "lease_status" = 'expired';
