import type { Product } from '@smart-art/api-client/queries';
import { formatMoney } from '@smart-art/ui/money';
import type { PrintLabel } from '@smart-art/ui/print-sheet';
import type { IntlShape } from 'react-intl';
import { sizeText } from '../../works/size.ts';
import { workMessages } from '../../works/works.messages.ts';
import { textIn } from './paper-intl.ts';

const pricesOf = (work: Product) => (intl: IntlShape) => {
  const { for_sale, sale_cost, for_rent, rental_cost_per_month: rent } = work;
  const money = ({ amount, currency }: NonNullable<typeof sale_cost>) => formatMoney(amount, currency, intl.locale);
  return [
    for_sale && sale_cost ? money(sale_cost) : '',
    for_rent && rent ? intl.formatMessage(workMessages.rentPerMonth, { money: money(rent) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
};

/** The text of a work's label, in the given languages; unknown facts are left out. */
export function labelOf(on: readonly IntlShape[], work: Product, withPrice: boolean): PrintLabel {
  const what = [work.year, work.medium].filter((part) => part !== null && part !== '').join(', ');
  return {
    key: work.id,
    artist: work.artist_name ?? undefined,
    title: work.title,
    lines: [what, textIn(on, (intl) => sizeText(intl, work)) ?? ''].filter(Boolean),
    price: withPrice ? textIn(on, pricesOf(work)) : undefined,
  };
}
