import type { SiteSettings } from '@smart-art/api-client/queries';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape } from 'react-intl';
import { priceAYear } from '../sign-up-services/services-form.ts';
import { sizeText, worksIn } from '../sign-up-services/size-text.ts';
import { homeMessages as messages } from './Home.messages.ts';

/** The cost of selling, from the site settings; free or unavailable items are left out. */
export function priceText(intl: IntlShape, settings: SiteSettings): string {
  const { free_quota_gb: free, paid_quota_sizes_gb: sizes, service_charge_percent: percent } = settings;
  const currency = settings.applicable_currency;
  const least = sizes[0];
  const amount = least === undefined ? undefined : priceAYear({ quota_gb: least }, currency, settings).amount;
  return intl
    .formatMessage(messages.price, {
      free:
        free > 0 ? intl.formatMessage(messages.priceFree, { size: sizeText(intl, free), works: worksIn(free) }) : '',
      paid:
        amount === undefined
          ? ''
          : intl.formatMessage(messages.pricePaid, { price: formatMoney(amount, currency, intl.locale) }),
      charge:
        percent > 0
          ? intl.formatMessage(messages.priceCharge, {
              percent: intl.formatNumber(percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
            })
          : '',
    })
    .trim();
}
