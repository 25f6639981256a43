ALTER TABLE "client_settings" ADD COLUMN "bank_transfer_iban" text;--> statement-breakpoint
ALTER TABLE "client_settings" ADD COLUMN "bank_transfer_sort_code" text;--> statement-breakpoint
ALTER TABLE "client_settings" ADD COLUMN "bank_transfer_routing_number" text;