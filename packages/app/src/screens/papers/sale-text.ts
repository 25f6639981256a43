import type { WorkOnShow } from '@smart-art/api-client/queries';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape } from 'react-intl';
import { exhibitionPaperMessages as messages } from './exhibition-papers.messages.ts';
import { textIn } from './paper-intl.ts';

type Sale = NonNullable<WorkOnShow['sale']>;

/** A work's price, or why there is none. Sold works keep their price because visitors ask for it. */
export function priceText(on: readonly IntlShape[], sale: Sale | null): string | undefined {
  if (!sale) return undefined;
  const { price, availability } = sale;
  if (price) return textIn(on, ({ locale }) => formatMoney(price.amount, price.currency, locale));
  const instead = { available: messages.onRequest, not_for_sale: messages.notForSale, reserved: null, sold: null };
  const message = instead[availability];
  return message ? textIn(on, (intl) => intl.formatMessage(message)) : undefined;
}

/** The lines below the title: year and medium, size. Unknown parts are left out. */
export const yearAndMedium = ({ year, medium }: Pick<WorkOnShow, 'year' | 'medium'>): string =>
  [year, medium].filter((part) => part !== null && part !== '').join(', ');
