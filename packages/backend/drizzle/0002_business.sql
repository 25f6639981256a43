CREATE SEQUENCE "public"."order_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_signature" text NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"proof_hash" text,
	"proof_expires_at" timestamp (3) with time zone,
	"used_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_verifications_proof_hash_unique" UNIQUE("proof_hash")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contributions" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"supporter_id" text NOT NULL,
	"kind" text NOT NULL,
	"piece_id" text,
	"amount" numeric(15, 2) NOT NULL,
	"currency" text NOT NULL,
	"fee_percent" numeric(5, 2) NOT NULL,
	"fee" numeric(15, 2) NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"refunded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "crowdfunding_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"place" bigserial NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_kind" text NOT NULL,
	"supporter_id" text,
	"message" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supporters" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"company" text,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "supporters_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "crowdfunding_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"place" bigserial NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"title_key" text collate "C" NOT NULL,
	"description" text,
	"cover_image_id" text NOT NULL,
	"amount_requested" numeric(15, 2) NOT NULL,
	"currency" text NOT NULL,
	"amount_key" numeric(16, 4) NOT NULL,
	"art_completion_date" date NOT NULL,
	"validity_months" integer NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exhibition_pictures" (
	"exhibition_id" text NOT NULL,
	"image_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "exhibition_pictures_exhibition_id_image_id_pk" PRIMARY KEY("exhibition_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "exhibition_subscription_works" (
	"subscription_id" text NOT NULL,
	"work_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "exhibition_subscription_works_subscription_id_work_id_pk" PRIMARY KEY("subscription_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "exhibition_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"exhibition_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"role" text NOT NULL,
	"attendance" text,
	"status" text NOT NULL,
	"is_latest" boolean DEFAULT true NOT NULL,
	"message" text,
	"fee_amount" numeric(15, 2),
	"fee_currency" text,
	"payment_status" text NOT NULL,
	"pay_until" timestamp (3) with time zone,
	"reason" text,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exhibition_works" (
	"exhibition_id" text NOT NULL,
	"work_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "exhibition_works_exhibition_id_work_id_pk" PRIMARY KEY("exhibition_id","work_id")
);
--> statement-breakpoint
CREATE TABLE "exhibitions" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"description" text,
	"start_date" text NOT NULL,
	"end_date" text NOT NULL,
	"time_zone" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"address" text,
	"map_link" text,
	"virtual_link" text,
	"exhibitor_fee_amount" numeric(15, 2),
	"exhibitor_fee_currency" text,
	"virtual_fee_amount" numeric(15, 2),
	"virtual_fee_currency" text,
	"physical_fee_amount" numeric(15, 2),
	"physical_fee_currency" text,
	"maximum_exhibitors" integer NOT NULL,
	"maximum_subscribers" integer NOT NULL,
	"exhibitors_taken" integer DEFAULT 0 NOT NULL,
	"subscribers_taken" integer DEFAULT 0 NOT NULL,
	"organiser" jsonb NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "exhibitions_exhibitors" CHECK ("exhibitions"."exhibitors_taken" between 0 and "exhibitions"."maximum_exhibitors"),
	CONSTRAINT "exhibitions_subscribers" CHECK ("exhibitions"."subscribers_taken" between 0 and "exhibitions"."maximum_subscribers")
);
--> statement-breakpoint
CREATE TABLE "forum_members" (
	"forum_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"message_count" integer NOT NULL,
	CONSTRAINT "forum_members_forum_id_seller_id_pk" PRIMARY KEY("forum_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "forum_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"place" bigserial NOT NULL,
	"forum_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"message" text NOT NULL,
	"status" text NOT NULL,
	"unpublished_by_house" boolean DEFAULT false NOT NULL,
	"likes" integer DEFAULT 0 NOT NULL,
	"dislikes" integer DEFAULT 0 NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "forum_reactions" (
	"message_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"reaction" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forum_reactions_message_id_seller_id_pk" PRIMARY KEY("message_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "forum_read_marks" (
	"forum_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"place" bigint NOT NULL,
	CONSTRAINT "forum_read_marks_seller_id_forum_id_pk" PRIMARY KEY("seller_id","forum_id")
);
--> statement-breakpoint
CREATE TABLE "forums" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"status" text NOT NULL,
	"unpublished_by_house" boolean DEFAULT false NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"waiting_count" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone,
	"active_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "buyers" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"kind" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company" text,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lease_renewals" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"months" integer NOT NULL,
	"total_amount" numeric(15, 2) NOT NULL,
	"amount_received_amount" numeric(15, 2) NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"order_id" text,
	"direction" text NOT NULL,
	"cause" text NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_cancellations" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"cause" text NOT NULL,
	"reason" text,
	"cancelled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_counts" (
	"seller_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"needs_seller" boolean NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "order_counts_seller_id_kind_status_needs_seller_pk" PRIMARY KEY("seller_id","kind","status","needs_seller")
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"document_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"return_id" text,
	"refund_id" text,
	"kind" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"cause" text NOT NULL,
	"amount" numeric(15, 2) NOT NULL,
	"currency" text NOT NULL,
	"seller_share_amount" numeric(15, 2) NOT NULL,
	"status" text NOT NULL,
	"reference_number" text,
	"due_at" timestamp (3) with time zone NOT NULL,
	"refunded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"rejection_reason" text,
	"tracking_number" text,
	"courier_company" text,
	"condition" text,
	"condition_note" text,
	"deposit" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"seller_id" text NOT NULL,
	"buyer_id" text NOT NULL,
	"work_id" text,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"needs_seller" boolean NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"international" boolean NOT NULL,
	"buyer_note" text,
	"currency" text NOT NULL,
	"unit_price_amount" numeric(15, 2) NOT NULL,
	"units" integer NOT NULL,
	"event_discount" text NOT NULL,
	"event_name" text,
	"event_discount_percent" numeric(5, 2) NOT NULL,
	"service_charge_percent" numeric(5, 2) NOT NULL,
	"tax_percent" numeric(5, 2) NOT NULL,
	"delivery_charge_amount" numeric(15, 2),
	"insurance_charge_amount" numeric(15, 2),
	"deposit_amount" numeric(15, 2),
	"usd_jpy_rate" numeric(10, 4) NOT NULL,
	"total_key" numeric(20, 4) NOT NULL,
	"payment_method" text,
	"payment_status" text NOT NULL,
	"payment_reference" text,
	"payment_requested_at" timestamp (3) with time zone,
	"payment_due_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"tracking_url" text,
	"tracking_number" text,
	"tracking_date" date,
	"courier_company" text,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"return_until" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"rent_renewal" boolean DEFAULT false NOT NULL,
	"lease_status" text,
	"lease_starts_at" timestamp (3) with time zone,
	"lease_ends_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	"search_grams" text[] NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_number_unique" UNIQUE("number")
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
CREATE TABLE "art_piece_comments" (
	"id" text PRIMARY KEY NOT NULL,
	"piece_id" text NOT NULL,
	"place" bigserial NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"author_kind" text NOT NULL,
	"author_name" text NOT NULL,
	"comment" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "art_piece_images" (
	"image_id" text PRIMARY KEY NOT NULL,
	"piece_id" text NOT NULL,
	"place" bigserial NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "art_pieces" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"order_id" text,
	"crowdfunding_id" text,
	"work_id" text,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"type" text NOT NULL,
	"width" numeric(8, 2),
	"height" numeric(8, 2),
	"depth" numeric(8, 2),
	"size_unit" text NOT NULL,
	"start_date" date,
	"completion_date" date,
	"normal_cost_amount" numeric(15, 2),
	"normal_cost_currency" text,
	"crowdfunding_cost_amount" numeric(15, 2),
	"crowdfunding_cost_currency" text,
	"delivery_charge" numeric(15, 2),
	"insurance_charge" numeric(15, 2),
	"status" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"tracking_url" text,
	"tracking_number" text,
	"tracking_date" date,
	"courier_company" text,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"stage" text NOT NULL,
	"auction" boolean NOT NULL,
	"description" text,
	"budget_amount" numeric(15, 2),
	"needed_by" date,
	"reason" text
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
CREATE TABLE "industries" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "industry_sub_types" (
	"id" text PRIMARY KEY NOT NULL,
	"industry_id" text NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "industry_sub_types_pair" UNIQUE("industry_id","id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"industry_id" text NOT NULL,
	"industry_sub_type_id" text NOT NULL,
	"telephone_code" text NOT NULL,
	"telephone" text NOT NULL,
	"mobile_code" text NOT NULL,
	"mobile" text NOT NULL,
	"fax_code" text NOT NULL,
	"fax" text NOT NULL,
	"address_line_1" text NOT NULL,
	"address_line_2" text,
	"city" text NOT NULL,
	"state" text,
	"pin_code" text NOT NULL,
	"country" text NOT NULL,
	"bank_sealed" text,
	"paypal_id" text,
	"accepts_international_delivery" boolean NOT NULL,
	"shows_contact" boolean DEFAULT false NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone,
	"return_policy_accepted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text collate "C" NOT NULL,
	"email" text NOT NULL,
	"email_key" text collate "C" NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"document_id" text,
	"token" text NOT NULL,
	"status" text NOT NULL,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"last_reminded_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"joined_at" timestamp (3) with time zone,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "referrals_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "sandbox_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"documents" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_slack_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL
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
	"is_slack" boolean DEFAULT true NOT NULL,
	"renewal_reminder_days" integer DEFAULT 30 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slack_modules" (
	"id" text PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_ja" text NOT NULL,
	"link" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slack_webhook_modules" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"module_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slack_webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"channel_name" text NOT NULL,
	"address_sealed" text NOT NULL,
	"address_mask" text NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"last_failure" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bucket_tests" (
	"seller_id" text NOT NULL,
	"digest" text NOT NULL,
	"passed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bucket_tests_seller_id_digest_pk" PRIMARY KEY("seller_id","digest")
);
--> statement-breakpoint
CREATE TABLE "buckets" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"region" text NOT NULL,
	"bucket" text NOT NULL,
	"access_key" text NOT NULL,
	"secret_key_sealed" text NOT NULL,
	"path_style" boolean NOT NULL,
	"is_active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "captcha_proofs" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"phone_code" text NOT NULL,
	"country_id" text NOT NULL,
	"contact_number" text NOT NULL,
	"company" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"notified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "feedbacks" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"message" text NOT NULL,
	"star" integer NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_hits" (
	"id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "images_waiting";--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "services" text DEFAULT 'paid' NOT NULL;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "bucket_details_id" text;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "notification_end_date" date;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "reminded_of" date;--> statement-breakpoint
ALTER TABLE "agreements" ADD COLUMN "told_of" date;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "place" text DEFAULT 'disk' NOT NULL;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt_en" text;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "alt_ja" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "free_quota_gb" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "own_file_server_quota_gb" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "paid_quota_sizes_gb" jsonb DEFAULT '[5,20,50,100,500]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "disk_quota_cost_per_gb_and_year" numeric(15, 2) DEFAULT '2.40' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "notification_fee_per_year" numeric(15, 2) DEFAULT '24.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "consumption_tax_percent" numeric(5, 2) DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "return_window_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "house_key" text;--> statement-breakpoint
ALTER TABLE "site_settings" ADD COLUMN "clock_shift" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "actor_type" text DEFAULT 'artist' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture_file" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_logged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text collate "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
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
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_request_id_crowdfunding_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."crowdfunding_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_supporter_id_supporters_id_fk" FOREIGN KEY ("supporter_id") REFERENCES "public"."supporters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_piece_id_art_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."art_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crowdfunding_messages" ADD CONSTRAINT "crowdfunding_messages_request_id_crowdfunding_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."crowdfunding_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crowdfunding_messages" ADD CONSTRAINT "crowdfunding_messages_supporter_id_supporters_id_fk" FOREIGN KEY ("supporter_id") REFERENCES "public"."supporters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crowdfunding_requests" ADD CONSTRAINT "crowdfunding_requests_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crowdfunding_requests" ADD CONSTRAINT "crowdfunding_requests_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_pictures" ADD CONSTRAINT "exhibition_pictures_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_pictures" ADD CONSTRAINT "exhibition_pictures_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_subscription_works" ADD CONSTRAINT "exhibition_subscription_works_subscription_id_exhibition_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."exhibition_subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_subscription_works" ADD CONSTRAINT "exhibition_subscription_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_subscriptions" ADD CONSTRAINT "exhibition_subscriptions_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_subscriptions" ADD CONSTRAINT "exhibition_subscriptions_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_works" ADD CONSTRAINT "exhibition_works_exhibition_id_exhibitions_id_fk" FOREIGN KEY ("exhibition_id") REFERENCES "public"."exhibitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibition_works" ADD CONSTRAINT "exhibition_works_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exhibitions" ADD CONSTRAINT "exhibitions_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_members" ADD CONSTRAINT "forum_members_forum_id_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_members" ADD CONSTRAINT "forum_members_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_messages" ADD CONSTRAINT "forum_messages_forum_id_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_messages" ADD CONSTRAINT "forum_messages_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reactions" ADD CONSTRAINT "forum_reactions_message_id_forum_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."forum_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reactions" ADD CONSTRAINT "forum_reactions_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_read_marks" ADD CONSTRAINT "forum_read_marks_forum_id_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_read_marks" ADD CONSTRAINT "forum_read_marks_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forums" ADD CONSTRAINT "forums_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_stock" ADD CONSTRAINT "frame_stock_vendor_id_frame_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."frame_vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frame_stock" ADD CONSTRAINT "frame_stock_material_id_frame_materials_id_fk" FOREIGN KEY ("material_id") REFERENCES "public"."frame_materials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_grams" ADD CONSTRAINT "work_grams_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_renewals" ADD CONSTRAINT "lease_renewals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lease_renewals" ADD CONSTRAINT "lease_renewals_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD CONSTRAINT "order_cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_cancellations" ADD CONSTRAINT "order_cancellations_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_refund_id_order_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."order_refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_choices" ADD CONSTRAINT "service_choices_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_payments" ADD CONSTRAINT "subscription_payments_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_payment_id_subscription_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."subscription_payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "art_piece_comments" ADD CONSTRAINT "art_piece_comments_piece_id_art_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."art_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "art_piece_images" ADD CONSTRAINT "art_piece_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "art_piece_images" ADD CONSTRAINT "art_piece_images_piece_id_art_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."art_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "art_pieces" ADD CONSTRAINT "art_pieces_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "art_pieces" ADD CONSTRAINT "art_pieces_order_id_custom_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."custom_orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "art_pieces" ADD CONSTRAINT "art_pieces_crowdfunding_id_crowdfunding_requests_id_fk" FOREIGN KEY ("crowdfunding_id") REFERENCES "public"."crowdfunding_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "art_pieces" ADD CONSTRAINT "art_pieces_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_orders" ADD CONSTRAINT "custom_orders_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "industry_sub_types" ADD CONSTRAINT "industry_sub_types_industry_id_industries_id_fk" FOREIGN KEY ("industry_id") REFERENCES "public"."industries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_industry_id_industry_sub_type_id_industry_sub_types_industry_id_id_fk" FOREIGN KEY ("industry_id","industry_sub_type_id") REFERENCES "public"."industry_sub_types"("industry_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_settings" ADD CONSTRAINT "client_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_webhook_modules" ADD CONSTRAINT "slack_webhook_modules_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_webhook_modules" ADD CONSTRAINT "slack_webhook_modules_webhook_id_slack_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."slack_webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_webhook_modules" ADD CONSTRAINT "slack_webhook_modules_module_id_slack_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."slack_modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_webhooks" ADD CONSTRAINT "slack_webhooks_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bucket_tests" ADD CONSTRAINT "bucket_tests_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buckets" ADD CONSTRAINT "buckets_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD CONSTRAINT "feedbacks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_verifications_email" ON "email_verifications" USING btree ("email","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "email_verifications_age" ON "email_verifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contributions_request" ON "contributions" USING btree ("request_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "contributions_seller" ON "contributions" USING btree ("seller_id","currency") WHERE "contributions"."status" = 'received';--> statement-breakpoint
CREATE UNIQUE INDEX "contributions_piece" ON "contributions" USING btree ("piece_id") WHERE "contributions"."status" = 'received';--> statement-breakpoint
CREATE INDEX "contributions_supporter" ON "contributions" USING btree ("supporter_id");--> statement-breakpoint
CREATE INDEX "crowdfunding_messages_request" ON "crowdfunding_messages" USING btree ("request_id","place");--> statement-breakpoint
CREATE INDEX "crowdfunding_requests_created" ON "crowdfunding_requests" USING btree ("seller_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "crowdfunding_requests_status" ON "crowdfunding_requests" USING btree ("seller_id","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "crowdfunding_requests_validity" ON "crowdfunding_requests" USING btree ("valid_until") WHERE "crowdfunding_requests"."status" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "crowdfunding_requests_number" ON "crowdfunding_requests" USING btree ("number");--> statement-breakpoint
CREATE INDEX "crowdfunding_requests_cover" ON "crowdfunding_requests" USING btree ("cover_image_id");--> statement-breakpoint
CREATE INDEX "exhibition_pictures_image" ON "exhibition_pictures" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "exhibition_subscription_works_work" ON "exhibition_subscription_works" USING btree ("work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "exhibition_subscriptions_latest" ON "exhibition_subscriptions" USING btree ("exhibition_id","seller_id","role") WHERE "exhibition_subscriptions"."is_latest";--> statement-breakpoint
CREATE INDEX "exhibition_subscriptions_users" ON "exhibition_subscriptions" USING btree ("exhibition_id","role","applied_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exhibition_subscriptions_own" ON "exhibition_subscriptions" USING btree ("seller_id","role","status");--> statement-breakpoint
CREATE INDEX "exhibition_subscriptions_due" ON "exhibition_subscriptions" USING btree ("pay_until") WHERE "exhibition_subscriptions"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "exhibition_subscriptions_waiting" ON "exhibition_subscriptions" USING btree ("exhibition_id") WHERE "exhibition_subscriptions"."status" = 'applied';--> statement-breakpoint
CREATE INDEX "exhibition_works_work" ON "exhibition_works" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "exhibitions_created" ON "exhibitions" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "exhibitions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "exhibitions_start" ON "exhibitions" USING btree ("starts_at","id") WHERE "exhibitions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "exhibitions_name" ON "exhibitions" USING btree ("name_key","id") WHERE "exhibitions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "exhibitions_organizer" ON "exhibitions" USING btree ("seller_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "exhibitions"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "forum_members_person" ON "forum_members" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "forum_messages_thread" ON "forum_messages" USING btree ("forum_id","place");--> statement-breakpoint
CREATE INDEX "forum_messages_published" ON "forum_messages" USING btree ("forum_id","place","seller_id") WHERE "forum_messages"."status" = 'published';--> statement-breakpoint
CREATE INDEX "forum_messages_waiting" ON "forum_messages" USING btree ("forum_id","place") WHERE "forum_messages"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "forum_messages_author" ON "forum_messages" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_reactions_person" ON "forum_reactions" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "forums_active" ON "forums" USING btree ("status","active_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "forums_owner" ON "forums" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "frame_stock_vendor" ON "frame_stock" USING btree ("vendor_id","material_id");--> statement-breakpoint
CREATE INDEX "sub_categories_category" ON "sub_categories" USING btree ("category_id","position");--> statement-breakpoint
CREATE INDEX "work_grams_found" ON "work_grams" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "buyers_seller" ON "buyers" USING btree ("seller_id","email");--> statement-breakpoint
CREATE INDEX "lease_renewals_order" ON "lease_renewals" USING btree ("order_id","starts_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_seller" ON "ledger_entries" USING btree ("seller_id","at","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_cancellations_order" ON "order_cancellations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_cancellations_seller" ON "order_cancellations" USING btree ("seller_id","cancelled_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_documents_order" ON "order_documents" USING btree ("order_id","kind","position");--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_id","due_at","id");--> statement-breakpoint
CREATE INDEX "order_refunds_open" ON "order_refunds" USING btree ("seller_id","order_id") WHERE "order_refunds"."status" = 'due';--> statement-breakpoint
CREATE INDEX "order_returns_order" ON "order_returns" USING btree ("order_id","requested_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING btree ("seller_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("seller_id","kind","status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_changed" ON "orders" USING btree ("seller_id","kind","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_total_up" ON "orders" USING btree ("seller_id","kind","total_key","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_total_down" ON "orders" USING btree ("seller_id","kind","total_key" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_needs" ON "orders" USING btree ("seller_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "orders"."needs_seller";--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_grams");--> statement-breakpoint
CREATE INDEX "orders_work" ON "orders" USING btree ("work_id","status");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "orders_payment_due" ON "orders" USING btree ("payment_due_at") WHERE "orders"."payment_due_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_return_until" ON "orders" USING btree ("return_until") WHERE "orders"."status" = 'Delivered';--> statement-breakpoint
CREATE INDEX "orders_lease_end" ON "orders" USING btree ("lease_ends_at") WHERE "orders"."lease_status" in ('under_lease', 'renewed');--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_payments_gateway" ON "subscription_payments" USING btree ("gateway_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_payments_reference" ON "subscription_payments" USING btree ("reference_number");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_payments_under_way" ON "subscription_payments" USING btree ("seller_id") WHERE "subscription_payments"."status" in ('open', 'awaiting_transfer');--> statement-breakpoint
CREATE INDEX "subscription_payments_due" ON "subscription_payments" USING btree ("expires_at") WHERE "subscription_payments"."status" in ('open', 'awaiting_transfer');--> statement-breakpoint
CREATE INDEX "subscription_payments_seller" ON "subscription_payments" USING btree ("seller_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_payment" ON "transactions" USING btree ("payment_id","service");--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_number" ON "transactions" USING btree ("number");--> statement-breakpoint
CREATE INDEX "transactions_paid" ON "transactions" USING btree ("seller_id","service","paid_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transactions_total" ON "transactions" USING btree ("seller_id","service","currency","total_amount");--> statement-breakpoint
CREATE INDEX "art_piece_comments_piece" ON "art_piece_comments" USING btree ("piece_id","place");--> statement-breakpoint
CREATE INDEX "art_piece_images_piece" ON "art_piece_images" USING btree ("piece_id","place");--> statement-breakpoint
CREATE INDEX "art_pieces_crowdfunding" ON "art_pieces" USING btree ("crowdfunding_id","position");--> statement-breakpoint
CREATE INDEX "art_pieces_order" ON "art_pieces" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "art_pieces_work" ON "art_pieces" USING btree ("work_id");--> statement-breakpoint
CREATE INDEX "custom_orders_stage" ON "custom_orders" USING btree ("seller_id","stage");--> statement-breakpoint
CREATE INDEX "custom_orders_needed" ON "custom_orders" USING btree ("seller_id","needed_by");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id","kind");--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("subject_kind","subject_id","at","place");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_unseen" ON "notifications" USING btree ("user_id") WHERE "notifications"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "industry_sub_types_order" ON "industry_sub_types" USING btree ("industry_id","position");--> statement-breakpoint
CREATE INDEX "referrals_date" ON "referrals" USING btree ("seller_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "referrals_name" ON "referrals" USING btree ("seller_id","name_key") WHERE "referrals"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "referrals_email" ON "referrals" USING btree ("seller_id","email_key") WHERE "referrals"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_open" ON "referrals" USING btree ("email") WHERE "referrals"."status" = 'invited' and "referrals"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "referrals_due" ON "referrals" USING btree ("expires_at") WHERE "referrals"."status" = 'invited';--> statement-breakpoint
CREATE INDEX "sandbox_mails_age" ON "sandbox_mails" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sandbox_slack_messages_age" ON "sandbox_slack_messages" USING btree ("sent_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "slack_webhook_modules_once" ON "slack_webhook_modules" USING btree ("seller_id","module_id");--> statement-breakpoint
CREATE INDEX "slack_webhook_modules_webhook" ON "slack_webhook_modules" USING btree ("webhook_id");--> statement-breakpoint
CREATE INDEX "slack_webhooks_seller" ON "slack_webhooks" USING btree ("seller_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "bucket_tests_age" ON "bucket_tests" USING btree ("passed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "buckets_active" ON "buckets" USING btree ("seller_id") WHERE "buckets"."is_active";--> statement-breakpoint
CREATE INDEX "buckets_seller" ON "buckets" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "captcha_proofs_expiry" ON "captcha_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "contact_messages_age" ON "contact_messages" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedbacks_published" ON "feedbacks" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "feedbacks"."status" = 1;--> statement-breakpoint
CREATE INDEX "feedbacks_age" ON "feedbacks" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedbacks_user" ON "feedbacks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_hits_subject" ON "rate_hits" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "rate_hits_age" ON "rate_hits" USING btree ("at");--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_sub_category_id_sub_categories_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."sub_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_frame_material_id_frame_materials_id_fk" FOREIGN KEY ("frame_material_id") REFERENCES "public"."frame_materials"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_frame_vendor_id_frame_vendors_id_fk" FOREIGN KEY ("frame_vendor_id") REFERENCES "public"."frame_vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_refund_policy_id_policies_id_fk" FOREIGN KEY ("refund_policy_id") REFERENCES "public"."policies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_list" ON "users" USING btree ("actor_type","name_key","id");--> statement-breakpoint
CREATE INDEX "users_unindexed" ON "users" USING btree ("id") WHERE "users"."name_key" = '';--> statement-breakpoint
CREATE INDEX "users_picture" ON "users" USING btree ("picture_key") WHERE "users"."picture_key" is not null;--> statement-breakpoint
CREATE INDEX "works_category" ON "works" USING btree ("seller_id","category_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "works"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "images_waiting" ON "images" USING btree ("created_at") WHERE "images"."work_id" is null and not "images"."held";