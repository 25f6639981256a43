/** The field-specific messages of all areas. */
import { fieldMessages as account } from '../account/field-messages.ts';
import { fieldMessages as artPieces } from '../art-pieces/field-messages.ts';
import { fieldMessages as crowdfunding } from '../crowdfunding/field-messages.ts';
import { fieldMessages as customOrders } from '../custom-orders/field-messages.ts';
import { fieldMessages as exhibitions } from '../exhibitions/field-messages.ts';
import { fieldMessages as forum } from '../forum/field-messages.ts';
import { fieldMessages as orders } from '../orders/field-messages.ts';
import { fieldMessages as payments } from '../payments/field-messages.ts';
import { fieldMessages as products } from '../products/field-messages.ts';
import { fieldMessages as referrals } from '../referrals/field-messages.ts';
import { fieldMessages as settings } from '../settings/field-messages.ts';
import { fieldMessages as slack } from '../slack/field-messages.ts';
import { fieldMessages as storage } from '../storage/field-messages.ts';
import { fieldMessages as visitors } from '../visitors/field-messages.ts';
import type { FieldMessages } from './field-errors.ts';

export const fieldMessages: FieldMessages = {
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
