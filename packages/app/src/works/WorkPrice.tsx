import type { Product } from '@smart-art/api-client/queries';
import { Money } from '@smart-art/ui/money';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { workMessages } from './works.messages.ts';

type Priced = Pick<Product, 'for_sale' | 'sale_cost' | 'for_rent' | 'rental_cost_per_month'>;

function usePrices({ for_sale, sale_cost, for_rent, rental_cost_per_month: rent }: Priced) {
  const intl = useIntl();
  const sale = for_sale && sale_cost ? <Money {...sale_cost} /> : null;
  const rental =
    for_rent && rent ? intl.formatMessage(workMessages.rentPerMonth, { money: <Money key="rent" {...rent} /> }) : null;
  return { sale, rental };
}

/** The price of a work in one line: sale, else rental. Nothing for a work without a price. */
export function WorkPrice({ work }: { work: Priced }) {
  const { sale, rental } = usePrices(work);
  return sale ?? rental;
}

/** All prices of a work, one per line. */
export function WorkPrices({ work }: { work: Priced }) {
  const { sale, rental } = usePrices(work);
  if (!sale || !rental) return sale ?? rental;
  return (
    <Stack gap={1}>
      <div>{sale}</div>
      <div>{rental}</div>
    </Stack>
  );
}
