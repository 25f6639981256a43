-- Processes remember sessions and polled versions (decision 45). From here on the database tells at each commit whom a
-- change concerns, so that no way of writing can forget it. Once a statement for each person; PostgreSQL sends what a
-- transaction says twice only once.
CREATE FUNCTION tell_people_by_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('smart_art_changes', id) FROM (SELECT DISTINCT id FROM changed) AS people;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION tell_people_by_user_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('smart_art_changes', user_id) FROM (SELECT DISTINCT user_id FROM changed) AS people;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION tell_people_by_seller_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('smart_art_changes', seller_id) FROM (SELECT DISTINCT seller_id FROM changed) AS people;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION tell_everybody() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('smart_art_changes', '*');
  RETURN NULL;
END;
$$;--> statement-breakpoint
-- Nothing is remembered of a person or a session that is not there yet: these two tell no insert.
DO $$
DECLARE
  told record;
  event text;
BEGIN
  FOR told IN SELECT * FROM (VALUES
    ('users', 'id', ARRAY['UPDATE', 'DELETE']),
    ('sessions', 'user_id', ARRAY['UPDATE', 'DELETE']),
    ('notifications', 'user_id', ARRAY['INSERT', 'UPDATE', 'DELETE']),
    ('agreements', 'seller_id', ARRAY['INSERT', 'UPDATE', 'DELETE']),
    ('subscription_payments', 'seller_id', ARRAY['INSERT', 'UPDATE', 'DELETE']),
    ('library_stamps', 'seller_id', ARRAY['INSERT', 'UPDATE', 'DELETE']),
    ('order_stamps', 'seller_id', ARRAY['INSERT', 'UPDATE', 'DELETE']),
    ('order_counts', 'seller_id', ARRAY['INSERT', 'UPDATE', 'DELETE'])
  ) AS list ("table", person, events) LOOP
    FOREACH event IN ARRAY told.events LOOP
      EXECUTE format(
        'CREATE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION %I()',
        told."table" || '_told_' || lower(event), event, told."table",
        CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END, 'tell_people_by_' || told.person
      );
    END LOOP;
  END LOOP;
END;
$$;--> statement-breakpoint
CREATE TRIGGER site_settings_told AFTER INSERT OR UPDATE OR DELETE ON site_settings
FOR EACH STATEMENT EXECUTE FUNCTION tell_everybody();
