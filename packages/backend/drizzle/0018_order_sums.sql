CREATE TABLE "cancellation_spread" (
	"seller_id" text NOT NULL,
	"measure" text NOT NULL,
	"month" integer NOT NULL,
	"bucket" integer NOT NULL,
	"cause" text NOT NULL,
	"refund_status" text NOT NULL,
	"needs_seller" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "cancellation_spread_pk" PRIMARY KEY("seller_id","measure","month","bucket","cause","refund_status","needs_seller")
);
--> statement-breakpoint
CREATE TABLE "ledger_orders" (
	"seller_id" text NOT NULL,
	"currency" text NOT NULL,
	"month" integer NOT NULL,
	"month_before" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "ledger_orders_pk" PRIMARY KEY("seller_id","currency","month","month_before")
);
--> statement-breakpoint
CREATE TABLE "ledger_sums" (
	"seller_id" text NOT NULL,
	"measure" text NOT NULL,
	"month" integer NOT NULL,
	"bucket" integer NOT NULL,
	"direction" text NOT NULL,
	"cause" text NOT NULL,
	"currency" text NOT NULL,
	"count" integer NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	CONSTRAINT "ledger_sums_pk" PRIMARY KEY("seller_id","measure","month","bucket","direction","cause","currency")
);
--> statement-breakpoint
DROP INDEX "ledger_entries_seller";--> statement-breakpoint
DROP INDEX "orders_usd";--> statement-breakpoint
DROP INDEX "orders_jpy";--> statement-breakpoint
DROP INDEX "orders_buyer";--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD COLUMN "needs_seller" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD COLUMN "total_usd" numeric(20, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD COLUMN "total_jpy" numeric(20, 0) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD COLUMN "refund_status" text;--> statement-breakpoint
DELETE FROM "order_spread";--> statement-breakpoint
ALTER TABLE "order_spread" ADD COLUMN "month" integer NOT NULL;--> statement-breakpoint
CREATE INDEX "order_cancellations_refund" ON "order_cancellations" USING btree ("seller_id","refund_status","cancelled_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_cancellations_needs" ON "order_cancellations" USING btree ("seller_id","cancelled_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "order_cancellations"."needs_seller";--> statement-breakpoint
CREATE INDEX "order_cancellations_usd" ON "order_cancellations" USING btree ("seller_id","total_usd","cancelled_at");--> statement-breakpoint
CREATE INDEX "order_cancellations_jpy" ON "order_cancellations" USING btree ("seller_id","total_jpy","cancelled_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_seller" ON "ledger_entries" USING btree ("seller_id","direction","at","id");--> statement-breakpoint
CREATE INDEX "orders_usd" ON "orders" USING btree ("seller_id","kind","total_usd","created_at");--> statement-breakpoint
CREATE INDEX "orders_jpy" ON "orders" USING btree ("seller_id","kind","total_jpy","created_at");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("seller_id","buyer_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "order_spread" DROP CONSTRAINT "order_spread_pk";
--> statement-breakpoint
ALTER TABLE "order_spread" ADD CONSTRAINT "order_spread_pk" PRIMARY KEY("seller_id","kind","measure","month","bucket","status","stage","needs_seller");--> statement-breakpoint
-- From here on the database counts by itself, so that no way of writing can forget it (decision 40). Each statement is
-- counted once, cell by cell in their order. Whoever counts holds the seller's row of order_stamps first, which every change
-- of an order takes anyway (0009): two who change orders of one seller wait for each other there, and never in a ring. The
-- triggers of orders are named to come after those that stamp. Nothing that is counted is ever deleted.
CREATE FUNCTION month_number(at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT (extract(year FROM at AT TIME ZONE 'UTC') * 12 + extract(month FROM at AT TIME ZONE 'UTC') - 1)::int;
$$;--> statement-breakpoint
CREATE FUNCTION day_number(at timestamptz) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT floor(extract(epoch FROM at) / 86400)::int;
$$;--> statement-breakpoint
CREATE FUNCTION total_bucket(total numeric, digits integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT length(trunc(total)::text) * (10 ^ digits)::int + left(rpad(trunc(total)::text, digits, '0'), digits)::int;
$$;--> statement-breakpoint
CREATE FUNCTION places_of(at timestamptz, usd numeric, jpy numeric)
RETURNS TABLE (measure text, month integer, bucket integer) LANGUAGE sql IMMUTABLE AS $$
  VALUES
    ('month', month_number(at), 0),
    ('day', 0, day_number(at)),
    ('USD', 0, total_bucket(usd, 2)),
    ('JPY', 0, total_bucket(jpy, 2)),
    ('month_USD', month_number(at), total_bucket(usd, 1)),
    ('month_JPY', month_number(at), total_bucket(jpy, 1));
$$;--> statement-breakpoint
CREATE FUNCTION tally_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_counts AS held (seller_id, kind, status, stage, needs_seller, count)
  SELECT seller_id, kind, status, coalesce(stage, ''), needs_seller, count(*) FROM came
  GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (seller_id, kind, status, stage, needs_seller) DO UPDATE SET count = held.count + excluded.count;
  INSERT INTO order_spread AS held (seller_id, kind, measure, month, bucket, status, stage, needs_seller, count)
  SELECT seller_id, kind, place.measure, place.month, place.bucket, status, coalesce(stage, ''), needs_seller, count(*)
  FROM came CROSS JOIN LATERAL places_of(created_at, total_usd, total_jpy) AS place
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT (seller_id, kind, measure, month, bucket, status, stage, needs_seller)
  DO UPDATE SET count = held.count + excluded.count;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION tally_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Most changes of an order move it nowhere.
  IF NOT EXISTS (
    SELECT FROM came JOIN gone ON gone.id = came.id
    WHERE (came.status, came.stage, came.needs_seller, came.total_usd, came.total_jpy, came.created_at)
      IS DISTINCT FROM (gone.status, gone.stage, gone.needs_seller, gone.total_usd, gone.total_jpy, gone.created_at)
  ) THEN RETURN NULL; END IF;
  INSERT INTO order_counts AS held (seller_id, kind, status, stage, needs_seller, count)
  SELECT seller_id, kind, status, coalesce(stage, ''), needs_seller, sum(change) FROM (
    SELECT seller_id, kind, status, stage, needs_seller, 1 AS change FROM came
    UNION ALL SELECT seller_id, kind, status, stage, needs_seller, -1 FROM gone
  ) AS moved
  GROUP BY 1, 2, 3, 4, 5 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (seller_id, kind, status, stage, needs_seller) DO UPDATE SET count = held.count + excluded.count;
  INSERT INTO order_spread AS held (seller_id, kind, measure, month, bucket, status, stage, needs_seller, count)
  SELECT seller_id, kind, place.measure, place.month, place.bucket, status, coalesce(stage, ''), needs_seller, sum(change)
  FROM (
    SELECT seller_id, kind, status, stage, needs_seller, created_at, total_usd, total_jpy, 1 AS change FROM came
    UNION ALL SELECT seller_id, kind, status, stage, needs_seller, created_at, total_usd, total_jpy, -1 FROM gone
  ) AS moved CROSS JOIN LATERAL places_of(created_at, total_usd, total_jpy) AS place
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
  ON CONFLICT (seller_id, kind, measure, month, bucket, status, stage, needs_seller)
  DO UPDATE SET count = held.count + excluded.count;
  UPDATE order_cancellations AS ended
  SET needs_seller = came.needs_seller, total_usd = came.total_usd, total_jpy = came.total_jpy
  FROM came WHERE ended.order_id = came.id AND came.status IN ('Rejected', 'Order Cancelled')
    AND (ended.needs_seller, ended.total_usd, ended.total_jpy)
      IS DISTINCT FROM (came.needs_seller, came.total_usd, came.total_jpy);
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION complete_cancellation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT needs_seller, total_usd, total_jpy INTO NEW.needs_seller, NEW.total_usd, NEW.total_jpy
  FROM orders WHERE id = NEW.order_id;
  NEW.refund_status := (SELECT status FROM order_refunds WHERE order_id = NEW.order_id AND cause = 'cancellation');
  RETURN NEW;
END;
$$;--> statement-breakpoint
CREATE FUNCTION tell_cancellations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_cancellations AS ended SET refund_status = came.status
  FROM came WHERE came.cause = 'cancellation' AND ended.order_id = came.order_id
    AND ended.refund_status IS DISTINCT FROM came.status;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION tally_new_cancellations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM order_stamps WHERE seller_id IN (SELECT seller_id FROM came) ORDER BY seller_id FOR UPDATE;
  INSERT INTO cancellation_spread AS held
    (seller_id, measure, month, bucket, cause, refund_status, needs_seller, count)
  SELECT seller_id, place.measure, place.month, place.bucket, cause, coalesce(refund_status, ''), needs_seller, count(*)
  FROM came CROSS JOIN LATERAL places_of(cancelled_at, total_usd, total_jpy) AS place
  GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (seller_id, measure, month, bucket, cause, refund_status, needs_seller)
  DO UPDATE SET count = held.count + excluded.count;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION tally_cancellations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM order_stamps WHERE seller_id IN (SELECT seller_id FROM came) ORDER BY seller_id FOR UPDATE;
  INSERT INTO cancellation_spread AS held
    (seller_id, measure, month, bucket, cause, refund_status, needs_seller, count)
  SELECT seller_id, place.measure, place.month, place.bucket, cause, coalesce(refund_status, ''), needs_seller, sum(change)
  FROM (
    SELECT seller_id, cause, refund_status, needs_seller, cancelled_at, total_usd, total_jpy, 1 AS change FROM came
    UNION ALL SELECT seller_id, cause, refund_status, needs_seller, cancelled_at, total_usd, total_jpy, -1 FROM gone
  ) AS moved CROSS JOIN LATERAL places_of(cancelled_at, total_usd, total_jpy) AS place
  GROUP BY 1, 2, 3, 4, 5, 6, 7 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (seller_id, measure, month, bucket, cause, refund_status, needs_seller)
  DO UPDATE SET count = held.count + excluded.count;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION tally_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM order_stamps WHERE seller_id IN (SELECT seller_id FROM came) ORDER BY seller_id FOR UPDATE;
  INSERT INTO ledger_sums AS held (seller_id, measure, month, bucket, direction, cause, currency, count, amount)
  SELECT seller_id, place.measure, place.month, place.bucket, direction, cause, currency, count(*), sum(amount)
  FROM came CROSS JOIN LATERAL (
    VALUES ('month', month_number(at), 0), ('day', 0, day_number(at))
  ) AS place (measure, month, bucket)
  GROUP BY 1, 2, 3, 4, 5, 6, 7 ORDER BY 1, 2, 3, 4, 5, 6, 7
  ON CONFLICT (seller_id, measure, month, bucket, direction, cause, currency)
  DO UPDATE SET count = held.count + excluded.count, amount = held.amount + excluded.amount;
  -- The months of an order, as they follow each other with what came and without it.
  INSERT INTO ledger_orders AS held (seller_id, currency, month, month_before, count)
  SELECT seller_id, currency, month, month_before, sum(change) FROM (
    SELECT seller_id, currency, month, change,
      coalesce(lag(month) OVER (PARTITION BY change, seller_id, order_id, currency ORDER BY month), 0) AS month_before
    FROM (
      SELECT DISTINCT entry.seller_id, entry.order_id, entry.currency, month_number(entry.at) AS month, side.change
      FROM ledger_entries AS entry CROSS JOIN (VALUES (1), (-1)) AS side (change)
      WHERE entry.order_id IN (SELECT order_id FROM came)
        AND (side.change = 1 OR entry.id NOT IN (SELECT id FROM came))
    ) AS months
  ) AS chained
  GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4
  ON CONFLICT (seller_id, currency, month, month_before) DO UPDATE SET count = held.count + excluded.count;
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- What stands is told and counted once, before the triggers are there.
UPDATE order_cancellations AS ended
SET needs_seller = orders.needs_seller, total_usd = orders.total_usd, total_jpy = orders.total_jpy,
  refund_status = (SELECT status FROM order_refunds WHERE order_id = orders.id AND cause = 'cancellation')
FROM orders WHERE orders.id = ended.order_id;--> statement-breakpoint
INSERT INTO order_spread (seller_id, kind, measure, month, bucket, status, stage, needs_seller, count)
SELECT seller_id, kind, place.measure, place.month, place.bucket, status, coalesce(stage, ''), needs_seller, count(*)
FROM orders CROSS JOIN LATERAL places_of(created_at, total_usd, total_jpy) AS place
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;--> statement-breakpoint
INSERT INTO cancellation_spread (seller_id, measure, month, bucket, cause, refund_status, needs_seller, count)
SELECT seller_id, place.measure, place.month, place.bucket, cause, coalesce(refund_status, ''), needs_seller, count(*)
FROM order_cancellations CROSS JOIN LATERAL places_of(cancelled_at, total_usd, total_jpy) AS place
GROUP BY 1, 2, 3, 4, 5, 6, 7;--> statement-breakpoint
INSERT INTO ledger_sums (seller_id, measure, month, bucket, direction, cause, currency, count, amount)
SELECT seller_id, place.measure, place.month, place.bucket, direction, cause, currency, count(*), sum(amount)
FROM ledger_entries CROSS JOIN LATERAL (
  VALUES ('month', month_number(at), 0), ('day', 0, day_number(at))
) AS place (measure, month, bucket)
GROUP BY 1, 2, 3, 4, 5, 6, 7;--> statement-breakpoint
INSERT INTO ledger_orders (seller_id, currency, month, month_before, count)
SELECT seller_id, currency, month, month_before, count(*) FROM (
  SELECT seller_id, currency, month,
    coalesce(lag(month) OVER (PARTITION BY seller_id, order_id, currency ORDER BY month), 0) AS month_before
  FROM (
    SELECT DISTINCT seller_id, order_id, currency, month_number(at) AS month FROM ledger_entries WHERE order_id IS NOT NULL
  ) AS months
) AS chained GROUP BY 1, 2, 3, 4;--> statement-breakpoint
CREATE TRIGGER orders_tallied_new AFTER INSERT ON orders REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION tally_new_orders();--> statement-breakpoint
CREATE TRIGGER orders_tallied AFTER UPDATE ON orders REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION tally_orders();--> statement-breakpoint
CREATE TRIGGER order_cancellations_complete BEFORE INSERT ON order_cancellations
FOR EACH ROW EXECUTE FUNCTION complete_cancellation();--> statement-breakpoint
CREATE TRIGGER order_cancellations_tallied_new AFTER INSERT ON order_cancellations REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION tally_new_cancellations();--> statement-breakpoint
CREATE TRIGGER order_cancellations_tallied AFTER UPDATE ON order_cancellations
REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION tally_cancellations();--> statement-breakpoint
CREATE TRIGGER order_refunds_came AFTER INSERT ON order_refunds REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION tell_cancellations();--> statement-breakpoint
CREATE TRIGGER order_refunds_changed AFTER UPDATE ON order_refunds REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION tell_cancellations();--> statement-breakpoint
CREATE TRIGGER ledger_entries_tallied AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION tally_ledger();
