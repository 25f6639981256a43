-- Amounts of the bell are written in the reader's language: as money, no more as a number and a currency beside it.
UPDATE "notifications"
SET "message_values" = ("message_values" - 'currency') || jsonb_build_object('amount', jsonb_build_object('amount', "message_values"->>'amount', 'currency', "message_values"->>'currency'))
WHERE "message_key" IN ('crowdfundingDonated', 'crowdfundingPieceBought') AND jsonb_typeof("message_values"->'amount') = 'string';
