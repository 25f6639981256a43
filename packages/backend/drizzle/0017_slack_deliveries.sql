CREATE TABLE "slack_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"module_id" text,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_try_at" timestamp (3) with time zone,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "slack_deliveries" ADD CONSTRAINT "slack_deliveries_webhook_id_slack_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."slack_webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slack_deliveries" ADD CONSTRAINT "slack_deliveries_module_id_slack_modules_id_fk" FOREIGN KEY ("module_id") REFERENCES "public"."slack_modules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slack_deliveries_webhook" ON "slack_deliveries" USING btree ("webhook_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "slack_deliveries_age" ON "slack_deliveries" USING btree ("created_at");