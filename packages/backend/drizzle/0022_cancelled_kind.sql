-- What came to nothing is narrowed by its kind, too: the cancellation has a copy of it, and the counts are parted by it
-- (decision 40). An order's kind never changes.
DELETE FROM "cancellation_spread";--> statement-breakpoint
ALTER TABLE "cancellation_spread" ADD COLUMN "kind" text NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellation_spread" DROP CONSTRAINT "cancellation_spread_pk";--> statement-breakpoint
ALTER TABLE "cancellation_spread" ADD CONSTRAINT "cancellation_spread_pk" PRIMARY KEY("seller_id","kind","measure","month","bucket","cause","refund_status","needs_seller");--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD COLUMN "kind" text DEFAULT 'buy' NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION complete_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT kind, needs_seller, total_usd, total_jpy INTO NEW.kind, NEW.needs_seller, NEW.total_usd, NEW.total_jpy
  FROM orders WHERE id = NEW.order_id;
  NEW.refund_status := (SELECT status FROM order_refunds WHERE order_id = NEW.order_id AND cause = 'cancellation');
  RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_new_cancellations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM order_stamps WHERE seller_id IN (SELECT seller_id FROM came) ORDER BY seller_id FOR UPDATE;
  INSERT INTO cancellation_spread AS held
    (seller_id, kind, measure, month, bucket, cause, refund_status, needs_seller, count)
  SELECT seller_id, kind, place.measure, place.month, place.bucket, cause, coalesce(refund_status, ''), needs_seller,
    count(*)
  FROM came CROSS JOIN LATERAL places_of(cancelled_at, total_usd, total_jpy) AS place
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT (seller_id, kind, measure, month, bucket, cause, refund_status, needs_seller)
  DO UPDATE SET count = held.count + excluded.count;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_cancellations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM order_stamps WHERE seller_id IN (SELECT seller_id FROM came) ORDER BY seller_id FOR UPDATE;
  INSERT INTO cancellation_spread AS held
    (seller_id, kind, measure, month, bucket, cause, refund_status, needs_seller, count)
  SELECT seller_id, kind, place.measure, place.month, place.bucket, cause, coalesce(refund_status, ''), needs_seller,
    sum(change)
  FROM (
    SELECT seller_id, kind, cause, refund_status, needs_seller, cancelled_at, total_usd, total_jpy, 1 AS change FROM came
    UNION ALL
    SELECT seller_id, kind, cause, refund_status, needs_seller, cancelled_at, total_usd, total_jpy, -1 FROM gone
  ) AS moved CROSS JOIN LATERAL places_of(cancelled_at, total_usd, total_jpy) AS place
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT (seller_id, kind, measure, month, bucket, cause, refund_status, needs_seller)
  DO UPDATE SET count = held.count + excluded.count;
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- What is there is counted once, without the trigger.
ALTER TABLE "order_cancellations" DISABLE TRIGGER order_cancellations_tallied;--> statement-breakpoint
UPDATE order_cancellations AS ended SET kind = orders.kind FROM orders WHERE orders.id = ended.order_id;--> statement-breakpoint
ALTER TABLE "order_cancellations" ENABLE TRIGGER order_cancellations_tallied;--> statement-breakpoint
INSERT INTO cancellation_spread (seller_id, kind, measure, month, bucket, cause, refund_status, needs_seller, count)
SELECT seller_id, kind, place.measure, place.month, place.bucket, cause, coalesce(refund_status, ''), needs_seller,
  count(*)
FROM order_cancellations CROSS JOIN LATERAL places_of(cancelled_at, total_usd, total_jpy) AS place
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;--> statement-breakpoint
CREATE INDEX "order_cancellations_kind" ON "order_cancellations" USING btree ("seller_id","kind","cancelled_at" DESC NULLS LAST,"id" DESC NULLS LAST);
