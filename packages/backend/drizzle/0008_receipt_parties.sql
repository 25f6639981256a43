ALTER TABLE "transactions" ADD COLUMN "issuer" jsonb;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "billed_to" jsonb;--> statement-breakpoint
UPDATE "transactions" SET "billed_to" = jsonb_build_object(
	'firstname', "users"."firstname",
	'lastname', "users"."lastname",
	'company', "profiles"."company",
	'address_line_1', "profiles"."address_line_1",
	'address_line_2', "profiles"."address_line_2",
	'city', "profiles"."city",
	'state', "profiles"."state",
	'pin_code', "profiles"."pin_code",
	'country', "profiles"."country"
) FROM "users" LEFT JOIN "profiles" ON "profiles"."seller_id" = "users"."id" WHERE "users"."id" = "transactions"."seller_id";--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "billed_to" SET NOT NULL;
