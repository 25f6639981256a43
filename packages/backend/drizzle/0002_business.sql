CREATE TABLE "frame_materials" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frame_stock" (
	"id" text PRIMARY KEY NOT NULL,
	"vendor_id" text NOT NULL,
	"material_id" text NOT NULL,
	"width" numeric(8, 2) NOT NULL,
	"height" numeric(8, 2) NOT NULL,
	"size_unit" text NOT NULL,
	"price_amount" numeric(15, 2) NOT NULL,
	"price_currency" text NOT NULL,
	"in_stock" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frame_vendors" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text NOT NULL,
	"position" integer NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text NOT NULL,
	"position" integer NOT NULL,
	"text_en" text NOT NULL,
	"text_ja" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sub_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_grams" (
	"work_id" text PRIMARY KEY NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_texts" (
	"page_key" text NOT NULL,
	"version" integer NOT NULL,
	"language" text NOT NULL,
	"in_force_from" date NOT NULL,
	"title" text NOT NULL,
	"sections" jsonb NOT NULL,
	CONSTRAINT "agreement_texts_page_key_version_language_pk" PRIMARY KEY("page_key","version","language")
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payment_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "service_choices" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"services" jsonb NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"purpose" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"services" jsonb NOT NULL,
	"quote" jsonb NOT NULL,
	"language" text NOT NULL,
	"gateway_id" text,
	"checkout_url" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"capture_started_at" timestamp (3) with time zone,
	"reference_number" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"payment_id" text NOT NULL,
	"service" text NOT NULL,
	"number" text NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"net_amount" numeric(15, 2) NOT NULL,
	"tax_amount" numeric(15, 2) NOT NULL,
	"total_amount" numeric(15, 2) NOT NULL,
	"quota_gb" integer,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"place" bigserial NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_name" text,
	"event" text NOT NULL,
	"note" text,
	"values" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	"message" text,
	"message_key" text,
	"message_values" jsonb,
	"link" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"paypal_url" text,
	"paypal_id" text,
	"paypal_is_enabled" boolean DEFAULT false NOT NULL,
	"stripe_api_key" text,
	"stripe_secret_sealed" text,
	"stripe_secret_masked" text,
	"stripe_is_enabled" boolean DEFAULT false NOT NULL,
	"bank_transfer_is_enabled" boolean DEFAULT false NOT NULL,
	"bank_transfer_account_name" text,
	"bank_transfer_bank_name" text,
	"bank_transfer_branch_name" text,
	"bank_transfer_account_type" text,
	"bank_transfer_account_number" text,
	"bank_transfer_swift_code" text,
	"bank_transfer_ifsc_code" text,
	"applicable_currency" text DEFAULT 'USD' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"time_zone" text DEFAULT 'Asia/Tokyo' NOT NULL,
	"renewal_reminder_days" integer DEFAULT 30 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "services" text DEFAULT 'paid' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "bucket_details_id" text;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "notification_end_date" date;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "reminded_of" date;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "told_of" date;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt_en" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt_ja" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "free_quota_gb" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "own_file_server_quota_gb" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "paid_quota_sizes_gb" jsonb DEFAULT '[5,20,50,100,500]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "disk_quota_cost_per_gb_and_year" numeric(15, 2) DEFAULT '2.40' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "notification_fee_per_year" numeric(15, 2) DEFAULT '24.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "consumption_tax_percent" numeric(5, 2) DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "house_key" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "clock_shift" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "sub_category_id" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "pieces" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "frame_height" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "weight_without_frame" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "weight_with_frame" numeric(8, 2);--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "weight_unit" text DEFAULT 'kg' NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "washable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "wash_guide" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "frame_material_id" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "frame_vendor_id" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "discount_percentage" numeric(5, 2);--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "discount_start_date" date;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "discount_end_date" date;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "minimum_rental_months" integer;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "maximum_rental_months" integer;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "rent_renewal" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "deposit_cost_amount" numeric(15, 2);--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "deposit_cost_currency" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "refund_policy_id" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "return_policy_accepted" boolean;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "internationally_acceptable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "international_agreement_accepted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "commitment_accepted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "orientation" text;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "size_class" text;--> statement-breakpoint
ALTER TABLE "frame_stock" ADD CONSTRAINT "frame_stock_vendor_id_frame_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."frame_vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_stock" ADD CONSTRAINT "frame_stock_material_id_frame_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."frame_materials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_grams" ADD CONSTRAINT "work_grams_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_choices" ADD CONSTRAINT "service_choices_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payment_id_subscription_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."subscription_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_settings" ADD CONSTRAINT "client_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frame_stock_vendor" ON "frame_stock" USING btree ("vendor_id","material_id");--> statement-breakpoint
CREATE INDEX "sub_categories_category" ON "sub_categories" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "work_grams_found" ON "work_grams" USING gin ("grams");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_payments_gateway" ON "subscription_payments" USING btree ("gateway_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_payments_reference" ON "subscription_payments" USING btree ("reference_number");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_payments_under_way" ON "subscription_payments" USING btree ("seller_id") WHERE "subscription_payments"."status" in ('open', 'awaiting_transfer');--> statement-breakpoint
CREATE INDEX "subscription_payments_due" ON "subscription_payments" USING btree ("expires_at") WHERE "subscription_payments"."status" in ('open', 'awaiting_transfer');--> statement-breakpoint
CREATE INDEX "subscription_payments_seller" ON "subscription_payments" USING btree ("seller_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_payment" ON "transactions" USING btree ("payment_id","service");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_number" ON "transactions" USING btree ("number");--> statement-breakpoint
CREATE INDEX "transactions_paid" ON "transactions" USING btree ("seller_id","service","paid_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transactions_total" ON "transactions" USING btree ("seller_id","service","currency","total_amount");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("subject_kind","subject_id","at","place");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unseen" ON "notifications" USING btree ("user_id") WHERE "notifications"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_sub_category_id_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."sub_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_frame_material_id_frame_materials_id_fk" FOREIGN KEY ("frame_material_id") REFERENCES "public"."frame_materials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_frame_vendor_id_frame_vendors_id_fk" FOREIGN KEY ("frame_vendor_id") REFERENCES "public"."frame_vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_refund_policy_id_policies_id_fk" FOREIGN KEY ("refund_policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "works_category" ON "works" USING btree ("seller_id","category_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;