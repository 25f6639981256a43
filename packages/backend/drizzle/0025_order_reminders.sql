CREATE TABLE "order_reminders" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_reminders_order_id_kind_due_at_pk" PRIMARY KEY("order_id","kind","due_at")
);
--> statement-breakpoint
ALTER TABLE "client_settings" ADD COLUMN "notices" jsonb;--> statement-breakpoint
ALTER TABLE "order_reminders" ADD CONSTRAINT "order_reminders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;