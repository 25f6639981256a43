CREATE TABLE "forum_reports" (
	"message_id" text NOT NULL,
	"seller_id" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "forum_reports_message_id_seller_id_pk" PRIMARY KEY("message_id","seller_id")
);
--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_message_id_forum_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."forum_messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_reports" ADD CONSTRAINT "forum_reports_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forum_reports_person" ON "forum_reports" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "forum_messages_hidden" ON "forum_messages" USING btree ("forum_id","status") WHERE "forum_messages"."status" <> 'published';