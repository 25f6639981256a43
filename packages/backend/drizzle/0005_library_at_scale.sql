CREATE TABLE "library_stamps" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"stamp" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "list_views" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"query" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "work_counts" DROP CONSTRAINT "work_counts_seller_id_type_status_deleted_pk";--> statement-breakpoint
ALTER TABLE "work_counts" ADD COLUMN "category_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_counts" ADD COLUMN "sub_category_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_counts" ADD COLUMN "size_class" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_counts" ADD COLUMN "orientation" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_counts" ADD CONSTRAINT "work_counts_key" PRIMARY KEY("seller_id","deleted","type","status","category_id","sub_category_id","size_class","orientation");--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "rental_cost_key" numeric(14, 4);--> statement-breakpoint
ALTER TABLE "list_views" ADD CONSTRAINT "list_views_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_views_list" ON "list_views" USING btree ("seller_id","list","position");--> statement-breakpoint
CREATE UNIQUE INDEX "list_views_name" ON "list_views" USING btree ("seller_id","list","name_key");--> statement-breakpoint
CREATE INDEX "works_updated" ON "works" USING btree ("seller_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_rent_up" ON "works" USING btree ("seller_id","rental_cost_key","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_rent_down" ON "works" USING btree ("seller_id","rental_cost_key" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_price" ON "works" USING btree ("seller_id","sale_cost_currency","sale_cost_amount") WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_sub_category" ON "works" USING btree ("seller_id","sub_category_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_size" ON "works" USING btree ("seller_id","size_class","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_orientation" ON "works" USING btree ("seller_id","orientation","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
UPDATE works SET rental_cost_key = round(
  rental_cost_amount / CASE rental_cost_currency WHEN 'JPY' THEN (SELECT usd_jpy_rate FROM site_settings LIMIT 1) ELSE 1 END, 4)
WHERE rental_cost_amount IS NOT NULL;--> statement-breakpoint
-- Once a statement and not once a row: a change of many works at once is counted in one go.
DROP TRIGGER works_counted ON works;--> statement-breakpoint
DROP FUNCTION count_works();--> statement-breakpoint
DROP FUNCTION count_work(works, integer);--> statement-breakpoint
CREATE FUNCTION count_works() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sums text := '';
BEGIN
  IF TG_OP <> 'DELETE' THEN sums := 'SELECT *, 1 AS change FROM came'; END IF;
  IF TG_OP = 'UPDATE' THEN sums := sums || ' UNION ALL '; END IF;
  IF TG_OP <> 'INSERT' THEN sums := sums || 'SELECT *, -1 AS change FROM went'; END IF;
  EXECUTE '
    INSERT INTO work_counts AS held
      (seller_id, type, status, deleted, category_id, sub_category_id, size_class, orientation, count)
    SELECT seller_id, type, status, deleted_at IS NOT NULL, category_id, coalesce(sub_category_id, $1),
      coalesce(size_class, $1), coalesce(orientation, $1), sum(change)
    FROM (' || sums || ') AS changed GROUP BY 1, 2, 3, 4, 5, 6, 7, 8 HAVING sum(change) <> 0
    ORDER BY 1, 2, 3, 4, 5, 6, 7, 8
    ON CONFLICT (seller_id, deleted, type, status, category_id, sub_category_id, size_class, orientation)
    DO UPDATE SET count = held.count + excluded.count' USING '';
  EXECUTE '
    INSERT INTO library_stamps AS held (seller_id, stamp)
    SELECT DISTINCT seller_id, 1 FROM (' || sums || ') AS changed ORDER BY 1
    ON CONFLICT (seller_id) DO UPDATE SET stamp = held.stamp + 1';
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER works_came AFTER INSERT ON works REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_works();--> statement-breakpoint
CREATE TRIGGER works_changed AFTER UPDATE ON works REFERENCING OLD TABLE AS went NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_works();--> statement-breakpoint
CREATE TRIGGER works_went AFTER DELETE ON works REFERENCING OLD TABLE AS went
FOR EACH STATEMENT EXECUTE FUNCTION count_works();--> statement-breakpoint
DELETE FROM work_counts;--> statement-breakpoint
INSERT INTO work_counts (seller_id, type, status, deleted, category_id, sub_category_id, size_class, orientation, count)
SELECT seller_id, type, status, deleted_at IS NOT NULL, category_id, coalesce(sub_category_id, ''),
  coalesce(size_class, ''), coalesce(orientation, ''), count(*)
FROM works GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
