CREATE TABLE "import_images" (
	"import_id" text NOT NULL,
	"image_id" text NOT NULL,
	"name_key" text NOT NULL,
	CONSTRAINT "import_images_key" PRIMARY KEY("import_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"number" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"fixes" jsonb NOT NULL,
	"state" text NOT NULL,
	"errors" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"unknown_names" jsonb,
	"image_names" jsonb,
	"identity" text,
	"work_id" text,
	"work_version" integer,
	CONSTRAINT "import_rows_key" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"seller_id" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"headers" jsonb NOT NULL,
	"samples" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"settings" jsonb,
	"names" jsonb NOT NULL,
	"stopped_because" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "import_images" ADD CONSTRAINT "import_images_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_images" ADD CONSTRAINT "import_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_work_id_works_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_images_name" ON "import_images" USING btree ("import_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "import_images_image" ON "import_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("import_id","state","number");--> statement-breakpoint
CREATE INDEX "import_rows_identity" ON "import_rows" USING btree ("import_id","identity");--> statement-breakpoint
CREATE INDEX "imports_seller" ON "imports" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "imports_running" ON "imports" USING btree ("updated_at") WHERE "imports"."status" in ('checking', 'importing', 'undoing');