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
ALTER TABLE "images" ADD COLUMN "alt_en" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt_ja" text;--> statement-breakpoint
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
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frame_stock_vendor" ON "frame_stock" USING btree ("vendor_id","material_id");--> statement-breakpoint
CREATE INDEX "sub_categories_category" ON "sub_categories" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "work_grams_found" ON "work_grams" USING gin ("grams");--> statement-breakpoint
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