CREATE TABLE "order_conditions" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "order_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"place" bigserial NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"from_kind" text NOT NULL,
	"message" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_documents" ADD COLUMN "condition_id" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "order_conditions" ADD CONSTRAINT "order_conditions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_messages" ADD CONSTRAINT "order_messages_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_conditions_order" ON "order_conditions" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "order_messages_order" ON "order_messages" USING btree ("order_id","place");--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_condition_id_order_conditions_id_fk" FOREIGN KEY ("condition_id") REFERENCES "public"."order_conditions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER order_messages_came AFTER INSERT ON order_messages REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION stamp_orders();
