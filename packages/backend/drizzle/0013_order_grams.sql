-- Orders that stand are found by three neighbouring characters from now on, as new ones are (orders/narrowing.ts).
UPDATE "orders" SET "search_grams" = "search_grams" || coalesce((
  SELECT array_agg(DISTINCT substr(word, place, 3))
  FROM regexp_split_to_table("search_text", '\s+') AS word, generate_series(1, char_length(word) - 2) AS place
), '{}');
