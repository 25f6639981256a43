DROP INDEX "buyers_seller";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "buyer" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "minimum_rental_months" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "maximum_rental_months" integer;--> statement-breakpoint
-- What stands is kept with the orders that stand: of those that one person placed it is what was said last.
UPDATE "orders" SET "buyer" = jsonb_build_object(
  'kind', "buyers"."kind",
  'first_name', "buyers"."first_name",
  'last_name', "buyers"."last_name",
  'company', "buyers"."company",
  'email', "buyers"."email",
  'language', "buyers"."language"
) FROM "buyers" WHERE "buyers"."id" = "orders"."buyer_id";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "buyer" SET NOT NULL;--> statement-breakpoint
UPDATE "orders" SET
  "minimum_rental_months" = "works"."minimum_rental_months",
  "maximum_rental_months" = "works"."maximum_rental_months"
FROM "works" WHERE "works"."id" = "orders"."work_id" AND "orders"."kind" = 'rent';--> statement-breakpoint
-- Who was written down more than once is one again: the record that came last, which says what was said last.
UPDATE "orders" SET "buyer_id" = "latest"."id" FROM (
  SELECT "id" AS "known", first_value("id") OVER (
    PARTITION BY "seller_id", lower("email") ORDER BY "created_at" DESC, "id" DESC
  ) AS "id" FROM "buyers"
) AS "latest" WHERE "latest"."known" = "orders"."buyer_id" AND "latest"."id" <> "orders"."buyer_id";--> statement-breakpoint
DELETE FROM "buyers" WHERE "id" NOT IN (
  SELECT DISTINCT ON ("seller_id", lower("email")) "id" FROM "buyers"
  ORDER BY "seller_id", lower("email"), "created_at" DESC, "id" DESC
);--> statement-breakpoint
UPDATE "buyers" SET "email" = lower("email") WHERE "email" <> lower("email");--> statement-breakpoint
CREATE UNIQUE INDEX "buyers_seller" ON "buyers" USING btree ("seller_id","email");
