CREATE TABLE "cancellation_sums" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"usd" numeric(15, 2) NOT NULL,
	"jpy" numeric(15, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_spread" (
	"seller_id" text NOT NULL,
	"kind" text NOT NULL,
	"measure" text NOT NULL,
	"bucket" integer NOT NULL,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"needs_seller" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "order_spread_pk" PRIMARY KEY("seller_id","kind","measure","bucket","status","stage","needs_seller")
);
--> statement-breakpoint
DROP INDEX "custom_orders_stage";--> statement-breakpoint
DROP INDEX "custom_orders_needed";--> statement-breakpoint
ALTER TABLE "order_counts" ADD COLUMN "stage" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_counts" DROP CONSTRAINT "order_counts_seller_id_kind_status_needs_seller_pk";--> statement-breakpoint
ALTER TABLE "order_counts" ADD CONSTRAINT "order_counts_seller_id_kind_status_stage_needs_seller_pk" PRIMARY KEY("seller_id","kind","status","stage","needs_seller");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "needed_by" date;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "total_usd" numeric(20, 2) GENERATED ALWAYS AS (round(total_key, 2)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "total_jpy" numeric(20, 0) GENERATED ALWAYS AS (round(total_key * usd_jpy_rate)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "order_cancellations_cause" ON "order_cancellations" USING btree ("seller_id","cause","cancelled_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_usd" ON "orders" USING btree ("seller_id","kind","total_usd");--> statement-breakpoint
CREATE INDEX "orders_jpy" ON "orders" USING btree ("seller_id","kind","total_jpy");--> statement-breakpoint
CREATE INDEX "orders_number" ON "orders" USING btree ("seller_id","kind","number") WHERE "orders"."kind" = 'custom';--> statement-breakpoint
CREATE INDEX "orders_needed" ON "orders" USING btree ("seller_id","kind","needed_by","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "orders"."kind" = 'custom';--> statement-breakpoint
CREATE INDEX "orders_needed_down" ON "orders" USING btree ("seller_id","kind","needed_by" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "orders"."kind" = 'custom';--> statement-breakpoint
CREATE INDEX "orders_stage" ON "orders" USING btree ("seller_id","kind","stage","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "orders"."kind" = 'custom';--> statement-breakpoint
-- What stands is counted as new orders are (orders/write.ts, orders/spread.ts, orders/money-back.ts); how far a custom order
-- is stands with the order from now on.
UPDATE "orders" SET "stage" = custom."stage", "needed_by" = custom."needed_by"
FROM "custom_orders" AS custom WHERE custom."order_id" = "orders"."id";--> statement-breakpoint
ALTER TABLE "custom_orders" DROP COLUMN "stage";--> statement-breakpoint
ALTER TABLE "custom_orders" DROP COLUMN "needed_by";--> statement-breakpoint
DELETE FROM "order_counts";--> statement-breakpoint
INSERT INTO "order_counts" ("seller_id", "kind", "status", "stage", "needs_seller", "count")
SELECT "seller_id", "kind", "status", coalesce("stage", ''), "needs_seller", count(*)::int FROM "orders" GROUP BY 1, 2, 3, 4, 5;--> statement-breakpoint
INSERT INTO "order_spread" ("seller_id", "kind", "measure", "bucket", "status", "stage", "needs_seller", "count")
SELECT "seller_id", "kind", at.measure, at.bucket, "status", coalesce("stage", ''), "needs_seller", count(*)::int
FROM "orders" CROSS JOIN LATERAL (VALUES
  ('day', floor(extract(epoch FROM "created_at") / 86400)::int),
  ('USD', length(trunc("total_usd")::text) * 100 + left(rpad(trunc("total_usd")::text, 2, '0'), 2)::int),
  ('JPY', length(trunc("total_jpy")::text) * 100 + left(rpad(trunc("total_jpy")::text, 2, '0'), 2)::int)
) AS at (measure, bucket) GROUP BY 1, 2, 3, 4, 5, 6, 7;--> statement-breakpoint
INSERT INTO "cancellation_sums" ("seller_id", "usd", "jpy")
SELECT refund."seller_id",
  sum(CASE refund."currency" WHEN 'USD' THEN refund."amount" ELSE round(refund."amount" / "orders"."usd_jpy_rate", 2) END),
  sum(CASE refund."currency" WHEN 'JPY' THEN refund."amount" ELSE round(refund."amount" * "orders"."usd_jpy_rate") END)
FROM "order_refunds" AS refund INNER JOIN "orders" ON "orders"."id" = refund."order_id"
WHERE refund."cause" = 'cancellation' GROUP BY 1;
