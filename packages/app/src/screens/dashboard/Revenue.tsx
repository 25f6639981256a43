import { defaultCurrency } from '@smart-art/openapi/rules';
import { BarChart } from '@smart-art/ui/chart';
import { EmptyState } from '@smart-art/ui/empty-state';
import { ChartColumn } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { formatMoney, Money } from '@smart-art/ui/money';
import { Section } from '@smart-art/ui/section';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Stack } from '@smart-art/ui/stack';
import { StatTile, StatTiles } from '@smart-art/ui/stat-tile';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { timeZoneOf } from '../../i18n/time-zone.ts';
import { sections } from '../../routes/sections.ts';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import { type Currency, currenciesOf, monthAt, monthlySeries } from './revenue.ts';
import type { DashboardData } from './useDashboard.ts';

/** The seller's earnings of the last twelve months (000 section 7: getRevenueAmounts), one currency at a time. */
export function Revenue({ dashboard: { revenue, site, today, may } }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<Currency>();
  const { data } = revenue;
  const own = site.data?.applicable_currency ?? defaultCurrency;
  const currencies = data ? currenciesOf(data, own) : [own];
  const currency = chosen ?? own;
  const course = monthlySeries(data?.months ?? [], currency, monthAt(today, timeZoneOf(intl)));
  const total = data?.totals.find((sum) => sum.currency === currency);
  const nothing = { amount: '0', currency };
  const balance = total?.balance ?? nothing;
  const loading = revenue.isPending || site.isPending;
  const [before = 0, now = 0] = course.credits.slice(-2);

  return (
    <Section
      actions={
        <Inline>
          {currencies.length > 1 && (
            <SegmentedControl
              label={intl.formatMessage(messages.currency)}
              onChange={setChosen}
              options={currencies.map((value) => ({ value, label: value }))}
              value={currency}
            />
          )}
          {may.tasks && data?.totals.length !== 0 && (
            <Link href={sections.money.path} standalone>
              {intl.formatMessage(messages.bySale)}
            </Link>
          )}
        </Inline>
      }
      title={intl.formatMessage(messages.revenue)}
    >
      {revenue.error ? (
        <FailureBanner query={revenue} title={intl.formatMessage(messages.revenueFailed)} />
      ) : data?.totals.length === 0 ? (
        <EmptyState icon={ChartColumn} size="line" title={intl.formatMessage(messages.noRevenue)} />
      ) : (
        <Stack gap={6}>
          <StatTiles>
            <StatTile
              label={intl.formatMessage(messages.earned)}
              loading={loading}
              period={intl.formatMessage(messages.twelveMonths)}
              value={<Money {...(total?.credits ?? nothing)} />}
            />
            <StatTile
              label={intl.formatMessage(messages.earnedThisMonth)}
              loading={loading}
              period={intl.formatMessage(messages.lastMonth, {
                amount: formatMoney(String(before), currency, intl.locale),
              })}
              value={<Money amount={String(now)} currency={currency} />}
            />
            <StatTile
              label={intl.formatMessage(messages.spent)}
              loading={loading}
              period={intl.formatMessage(messages.youKeep, {
                amount: formatMoney(balance.amount, currency, intl.locale),
              })}
              value={<Money {...(total?.expenses ?? nothing)} />}
            />
          </StatTiles>
          <BarChart
            currency={currency}
            empty={intl.formatMessage(messages.noRevenue)}
            loading={loading}
            pointLabel={intl.formatMessage(messages.month)}
            points={course.points}
            series={
              total
                ? [
                    { id: 'credits', label: intl.formatMessage(messages.credits), values: course.credits },
                    { id: 'expenses', label: intl.formatMessage(messages.expenses), values: course.expenses },
                  ]
                : []
            }
            title={intl.formatMessage(messages.byMonth)}
          />
        </Stack>
      )}
    </Section>
  );
}
