ALTER TABLE "images" ADD COLUMN "look_bits" bigint;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "look_colour" integer;--> statement-breakpoint
CREATE INDEX "images_looks" ON "images" USING btree ("seller_id","look_bits") WHERE "images"."work_id" is not null;--> statement-breakpoint
CREATE INDEX "images_unseen" ON "images" USING btree ("seller_id","id") WHERE "images"."look_colour" is null and "images"."work_id" is not null;