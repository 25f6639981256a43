-- The profile tells the seller's time zone, on whose clocks every open page shows dates: what is set is told like the rest
-- of it (decision 45).
DO $$
DECLARE
  event text;
BEGIN
  FOREACH event IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER %s ON client_settings REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION tell_people_by_user_id()',
      'client_settings_told_' || lower(event), event, CASE event WHEN 'DELETE' THEN 'OLD' ELSE 'NEW' END
    );
  END LOOP;
END;
$$;
