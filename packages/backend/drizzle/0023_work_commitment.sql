ALTER TABLE "works" ADD COLUMN "committed_until" timestamp (3) with time zone;--> statement-breakpoint
-- When a work was published was not kept before: it counts from when it was added.
UPDATE "works" SET "committed_until" = ("created_at" AT TIME ZONE 'UTC' + interval '12 months') AT TIME ZONE 'UTC'
WHERE "commitment_accepted" AND "deleted_at" IS NULL AND "status" IN ('for_sale', 'to_rent', 'for_sale_or_rent');
