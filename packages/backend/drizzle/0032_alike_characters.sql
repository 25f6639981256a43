-- Folded texts know which signs and characters are alike (products/folding.ts); what was folded before learns them.
CREATE FUNCTION "fold_alike"("folded" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate("folded", '‘’‚‛′‵ʼʻʹʽ`´｀“”„‟″‶«»〝〞〟‐‑‒–—―−─━ー〜∼〰髙﨑嵜𠮷濱濵邊邉齋齊澤廣國眞嶋嶌德惠桒栁瀨彌龍瀧櫻榮壽學實冨圓藏增佛豐靜晉寬舘莊鷗峯凉禮萬與當會來關鐵應戶黑靑淸淺濤燈畫藝繪雙鹽𡈽𣘺槇曾', '''''''''''''''''''''''''''"""""""""""----------~~~高崎崎吉浜浜辺辺斎斉沢広国真島島徳恵桑柳瀬弥竜滝桜栄寿学実富円蔵増仏豊静晋寛館荘鴎峰涼礼万与当会来関鉄応戸黒青清浅涛灯画芸絵双塩土橋槙曽')
$$;
--> statement-breakpoint
UPDATE "users" SET "name_key" = fold_alike("name_key"), "search_text" = fold_alike("search_text") WHERE "name_key" <> fold_alike("name_key") OR "search_text" <> fold_alike("search_text");
--> statement-breakpoint
UPDATE "crowdfunding_requests" SET "title_key" = fold_alike("title_key"), "search_text" = fold_alike("search_text") WHERE "title_key" <> fold_alike("title_key") OR "search_text" <> fold_alike("search_text");
--> statement-breakpoint
UPDATE "exhibitions" SET "name_key" = fold_alike("name_key"), "search_text" = fold_alike("search_text") WHERE "name_key" <> fold_alike("name_key") OR "search_text" <> fold_alike("search_text");
--> statement-breakpoint
UPDATE "exhibition_subscriptions" SET "search_text" = fold_alike("search_text") WHERE "search_text" <> fold_alike("search_text");
--> statement-breakpoint
UPDATE "forums" SET "search_text" = fold_alike("search_text") WHERE "search_text" <> fold_alike("search_text");
--> statement-breakpoint
UPDATE "forum_messages" SET "search_text" = fold_alike("search_text") WHERE "search_text" <> fold_alike("search_text");
--> statement-breakpoint
UPDATE "referrals" SET "name_key" = fold_alike("name_key"), "email_key" = fold_alike("email_key"), "search_text" = fold_alike("search_text") WHERE "name_key" <> fold_alike("name_key") OR "email_key" <> fold_alike("email_key") OR "search_text" <> fold_alike("search_text");
--> statement-breakpoint
-- The grams of works are made anew at the start (products/derived.ts).
DELETE FROM "work_grams" WHERE "work_id" IN (SELECT "id" FROM "works" WHERE "search_text" <> fold_alike("search_text"));
--> statement-breakpoint
UPDATE "works" SET "title_key" = fold_alike("title_key"), "artist_key" = fold_alike("artist_key"), "search_text" = fold_alike("search_text") WHERE "search_text" <> fold_alike("search_text");
--> statement-breakpoint
UPDATE "orders" SET "search_text" = fold_alike("search_text"), "search_grams" = "search_grams" || coalesce((
  SELECT array_agg(DISTINCT substr(word, place, length))
  FROM regexp_split_to_table(fold_alike("search_text"), '\s+') AS word, generate_series(1, 3) AS length, generate_series(1, char_length(word) - length + 1) AS place
), '{}') WHERE "search_text" <> fold_alike("search_text");
--> statement-breakpoint
DROP FUNCTION "fold_alike"(text);
