CREATE TABLE "order_stamps" (
	"seller_id" text PRIMARY KEY NOT NULL,
	"stamp" bigint NOT NULL
);
--> statement-breakpoint
-- Once a statement, and each seller in their order: two that change many at once wait for each other, and never in a ring.
CREATE FUNCTION stamp_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_stamps AS held (seller_id, stamp)
  SELECT DISTINCT seller_id, 1 FROM changed ORDER BY 1
  ON CONFLICT (seller_id) DO UPDATE SET stamp = held.stamp + 1;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION stamp_orders_of_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_stamps AS held (seller_id, stamp)
  SELECT DISTINCT art_pieces.seller_id, 1 FROM changed JOIN art_pieces ON art_pieces.id = changed.piece_id ORDER BY 1
  ON CONFLICT (seller_id) DO UPDATE SET stamp = held.stamp + 1;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER orders_came AFTER INSERT ON orders REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION stamp_orders();--> statement-breakpoint
CREATE TRIGGER orders_stamped AFTER UPDATE ON orders REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION stamp_orders();--> statement-breakpoint
CREATE TRIGGER art_pieces_came AFTER INSERT ON art_pieces REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION stamp_orders();--> statement-breakpoint
CREATE TRIGGER art_pieces_stamped AFTER UPDATE ON art_pieces REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION stamp_orders();--> statement-breakpoint
CREATE TRIGGER art_piece_images_came AFTER INSERT ON art_piece_images REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION stamp_orders_of_pieces();--> statement-breakpoint
CREATE TRIGGER art_piece_comments_came AFTER INSERT ON art_piece_comments REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION stamp_orders_of_pieces();
