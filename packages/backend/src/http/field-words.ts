/** The field-specific messages of all areas. */
import { fieldWords as account } from '../account/field-words.ts';
import { fieldWords as artPieces } from '../art-pieces/field-words.ts';
import { fieldWords as crowdfunding } from '../crowdfunding/field-words.ts';
import { fieldWords as customOrders } from '../custom-orders/field-words.ts';
import { fieldWords as exhibitions } from '../exhibitions/field-words.ts';
import { fieldWords as forum } from '../forum/field-words.ts';
import { fieldWords as orders } from '../orders/field-words.ts';
import { fieldWords as payments } from '../payments/field-words.ts';
import { fieldWords as products } from '../products/field-words.ts';
import { fieldWords as referrals } from '../referrals/field-words.ts';
import { fieldWords as settings } from '../settings/field-words.ts';
import { fieldWords as slack } from '../slack/field-words.ts';
import { fieldWords as storage } from '../storage/field-words.ts';
import { fieldWords as visitors } from '../visitors/field-words.ts';
import type { FieldWords } from './field-errors.ts';

export const fieldWords: FieldWords = {
  ...account,
  ...artPieces,
  ...crowdfunding,
  ...customOrders,
  ...exhibitions,
  ...forum,
  ...orders,
  ...payments,
  ...products,
  ...visitors,
  ...referrals,
  ...settings,
  ...slack,
  ...storage,
};
