-- Counts per selection must not grow with the library, and no write path may forget them: the table counts itself.
CREATE FUNCTION count_work(work works, change integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO work_counts AS held (seller_id, type, status, deleted, count)
  VALUES (work.seller_id, work.type, work.status, work.deleted_at IS NOT NULL, change)
  ON CONFLICT (seller_id, type, status, deleted) DO UPDATE SET count = held.count + excluded.count;
$$;
--> statement-breakpoint
CREATE FUNCTION count_works() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_work(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_work(NEW, 1); END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER works_counted AFTER INSERT OR DELETE OR UPDATE OF seller_id, type, status, deleted_at ON works
FOR EACH ROW EXECUTE FUNCTION count_works();
