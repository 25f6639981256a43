-- What a change of a person means for the cache (decision 45): their sessions, which every request needs, are read again
-- only if the account or a session changed, told as 'session:' and the person's id. Both are told, because a process of
-- the earlier version that still runs knows the id alone.
CREATE OR REPLACE FUNCTION tell_people_by_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('smart_art_changes', id), pg_notify('smart_art_changes', 'session:' || id)
  FROM (SELECT DISTINCT id FROM changed) AS people;
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE FUNCTION tell_sessions_by_user_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('smart_art_changes', user_id), pg_notify('smart_art_changes', 'session:' || user_id)
  FROM (SELECT DISTINCT user_id FROM changed) AS people;
  RETURN NULL;
END;
$$;--> statement-breakpoint
DROP TRIGGER sessions_told_update ON sessions;--> statement-breakpoint
DROP TRIGGER sessions_told_delete ON sessions;--> statement-breakpoint
CREATE TRIGGER sessions_told_update AFTER UPDATE ON sessions REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION tell_sessions_by_user_id();--> statement-breakpoint
CREATE TRIGGER sessions_told_delete AFTER DELETE ON sessions REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION tell_sessions_by_user_id();--> statement-breakpoint
-- A function because PostgreSQL keeps its plan: planning took more than half of the time of this query, which follows
-- every change of a person with an open page. `xmin` names the transaction that last wrote a row, so no writer has to
-- maintain versions.
CREATE FUNCTION polled_versions(asked text, bell_rows integer) RETURNS TABLE (
  person text, chosen text, agreement text, awaited text, settings text, unseen text, bell text, works text,
  ordered text, waiting integer
) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT
    (SELECT xmin::text FROM users WHERE id = asked),
    (SELECT xmin::text FROM client_settings WHERE user_id = asked),
    (SELECT xmin::text FROM agreements WHERE seller_id = asked),
    (SELECT string_agg(xmin::text, ' ' ORDER BY id) FROM subscription_payments
      WHERE seller_id = asked AND status = 'awaiting_transfer'),
    (SELECT string_agg(xmin::text, ' ') FROM site_settings),
    (SELECT count(*)::text FROM notifications WHERE user_id = asked AND seen_at IS NULL),
    (SELECT string_agg(id || ' ' || version, ' ' ORDER BY created_at DESC, id DESC) FROM (
      SELECT id, created_at, xmin::text AS version FROM notifications WHERE user_id = asked
      ORDER BY created_at DESC, id DESC LIMIT bell_rows
    ) AS newest),
    (SELECT stamp::text FROM library_stamps WHERE seller_id = asked),
    (SELECT stamp::text FROM order_stamps WHERE seller_id = asked),
    (SELECT coalesce(sum(count), 0)::int FROM order_counts WHERE seller_id = asked AND needs_seller);
END;
$$;
