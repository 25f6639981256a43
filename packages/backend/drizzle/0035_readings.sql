ALTER TABLE "users" ADD COLUMN "name_reading" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "title_reading" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "artist_reading" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "identity" text;--> statement-breakpoint
-- No work has a reading yet, so that its keys are still those of title and artist (products/derived.ts).
UPDATE "works" SET "identity" = "title_key" || E'\n' || coalesce("artist_key", '') || E'\n' || coalesce("year"::text, '');--> statement-breakpoint
ALTER TABLE "works" ALTER COLUMN "identity" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "works_identity" ON "works" USING btree ("seller_id","identity") WHERE "works"."deleted_at" is null;