CREATE TABLE "agreements" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"subscription_type" text NOT NULL,
	"agreement_end_date" date NOT NULL,
	"payment_status" text NOT NULL,
	"quota_bytes" bigint NOT NULL,
	"used_bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"seller_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_seller_id_key_pk" PRIMARY KEY("seller_id","key")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"work_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" bigint NOT NULL,
	"file_name" text NOT NULL,
	"placeholder" text NOT NULL,
	"files" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"applicable_currency" text NOT NULL,
	"service_charge_percent" numeric(5, 2) NOT NULL,
	"usd_jpy_rate" numeric(10, 4) NOT NULL,
	"usd_jpy_rate_date" date NOT NULL,
	"demo_works" integer
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"roles" jsonb NOT NULL,
	"current_step_no" integer,
	"change_password_at_login" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "work_counts" (
	"seller_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"deleted" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "work_counts_seller_id_type_status_deleted_pk" PRIMARY KEY("seller_id","type","status","deleted")
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"category_id" text NOT NULL,
	"artist_name" text,
	"year" integer,
	"medium" text,
	"description" text,
	"width" numeric(8, 2),
	"height" numeric(8, 2),
	"depth" numeric(8, 2),
	"size_unit" text NOT NULL,
	"for_sale" boolean NOT NULL,
	"sale_cost_amount" numeric(12, 2),
	"sale_cost_currency" text,
	"for_rent" boolean NOT NULL,
	"rental_cost_amount" numeric(12, 2),
	"rental_cost_currency" text,
	"status" text NOT NULL,
	"attention" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"artist_key" text collate "C",
	"sale_cost_key" numeric(14, 4),
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "images_key" ON "images" USING btree ("key");--> statement-breakpoint
CREATE INDEX "images_work" ON "images" USING btree ("work_id","position");--> statement-breakpoint
CREATE INDEX "images_waiting" ON "images" USING btree ("created_at") WHERE "images"."work_id" is null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_subject" ON "sign_in_attempts" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "works_created" ON "works" USING btree ("seller_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_title_up" ON "works" USING btree ("seller_id","title_key","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_title_down" ON "works" USING btree ("seller_id","title_key" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_artist_up" ON "works" USING btree ("seller_id","artist_key","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_artist_down" ON "works" USING btree ("seller_id","artist_key" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_year_up" ON "works" USING btree ("seller_id","year","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_year_down" ON "works" USING btree ("seller_id","year" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_cost_up" ON "works" USING btree ("seller_id","sale_cost_key","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_cost_down" ON "works" USING btree ("seller_id","sale_cost_key" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_selection" ON "works" USING btree ("seller_id","status","type","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "works_deleted" ON "works" USING btree ("seller_id","deleted_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is not null;