-- Folded texts know the letters of Latin that are no accented ones (products/folding.ts); what was folded before learns them.
CREATE FUNCTION "fold_letters"("folded" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace(replace(replace(translate("folded", 'øłđðħıŧ', 'olddhit'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;
--> statement-breakpoint
UPDATE "users" SET "name_key" = fold_letters("name_key"), "search_text" = fold_letters("search_text") WHERE "name_key" ~ '[øłđðħıŧßæœþ]' OR "search_text" ~ '[øłđðħıŧßæœþ]';
--> statement-breakpoint
UPDATE "crowdfunding_requests" SET "title_key" = fold_letters("title_key"), "search_text" = fold_letters("search_text") WHERE "title_key" ~ '[øłđðħıŧßæœþ]' OR "search_text" ~ '[øłđðħıŧßæœþ]';
--> statement-breakpoint
UPDATE "exhibitions" SET "name_key" = fold_letters("name_key"), "search_text" = fold_letters("search_text") WHERE "name_key" ~ '[øłđðħıŧßæœþ]' OR "search_text" ~ '[øłđðħıŧßæœþ]';
--> statement-breakpoint
UPDATE "exhibition_subscriptions" SET "search_text" = fold_letters("search_text") WHERE "search_text" ~ '[øłđðħıŧßæœþ]';
--> statement-breakpoint
UPDATE "forums" SET "search_text" = fold_letters("search_text") WHERE "search_text" ~ '[øłđðħıŧßæœþ]';
--> statement-breakpoint
UPDATE "forum_messages" SET "search_text" = fold_letters("search_text") WHERE "search_text" ~ '[øłđðħıŧßæœþ]';
--> statement-breakpoint
UPDATE "referrals" SET "name_key" = fold_letters("name_key"), "email_key" = fold_letters("email_key"), "search_text" = fold_letters("search_text") WHERE "name_key" ~ '[øłđðħıŧßæœþ]' OR "email_key" ~ '[øłđðħıŧßæœþ]' OR "search_text" ~ '[øłđðħıŧßæœþ]';
--> statement-breakpoint
-- The grams of works are made anew at the start (products/derived.ts).
DELETE FROM "work_grams" WHERE "work_id" IN (SELECT "id" FROM "works" WHERE "search_text" ~ '[øłđðħıŧßæœþ]');
--> statement-breakpoint
UPDATE "works" SET "title_key" = fold_letters("title_key"), "artist_key" = fold_letters("artist_key"), "search_text" = fold_letters("search_text") WHERE "search_text" ~ '[øłđðħıŧßæœþ]';
--> statement-breakpoint
UPDATE "orders" SET "search_text" = fold_letters("search_text"), "search_grams" = "search_grams" || coalesce((
  SELECT array_agg(DISTINCT substr(word, place, length))
  FROM regexp_split_to_table(fold_letters("search_text"), '\s+') AS word, generate_series(1, 3) AS length, generate_series(1, char_length(word) - length + 1) AS place
), '{}') WHERE "search_text" ~ '[øłđðħıŧßæœþ]';
--> statement-breakpoint
DROP FUNCTION "fold_letters"(text);
