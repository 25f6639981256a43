import {
  clientSettings,
  getPerson,
  getRevenueAmounts,
  getSellerFunds,
  listDeadlines,
  listNotifications,
  listProducts,
  listTasks,
  profileDetails,
  siteSettings,
} from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { timeZoneOf } from '../../i18n/time-zone.ts';
import { useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { MONTHS, monthAt, monthsBefore } from './revenue.ts';

/** Tasks shown, the longest waiting first. */
const TASKS = 5;
/** Works in the row, the newest first: twice as many as fit on a laptop. */
const WORKS = 8;

/**
 * Everything the dashboard knows, each part by its own query: what fails, or may not be asked, leaves the others alone.
 * A query whose permission the seller lacks is not sent.
 */
export function useDashboard(seller: Seller) {
  const {
    clients: { product },
  } = useServices();
  const intl = useIntl();
  const [today] = useState(() => new Date());
  const may = {
    tasks: seller.permissions.includes('sa-list-my-tasks'),
    orders: seller.permissions.includes('sa-list-orders'),
    works: seller.permissions.includes('sa-list-art-library'),
    funds: seller.permissions.includes('sa-list-crowd-funding'),
    settings: seller.permissions.includes('sa-list-settings'),
    record: seller.permissions.includes('sa-view-profile'),
  };
  const period = { from: monthsBefore(monthAt(today, timeZoneOf(intl)), MONTHS - 1) };
  const works = { sort: '-created_at', per_page: WORKS } as const;

  return {
    today,
    may,
    profile: useQuery(profileDetails(product, seller.email)),
    site: useQuery(siteSettings(product)),
    record: useQuery({ ...getPerson(product), enabled: may.record }),
    settings: useQuery({ ...clientSettings(product, seller.id), enabled: may.settings }),
    tasks: useQuery({ ...listTasks(product, { per_page: TASKS }), enabled: may.tasks }),
    deadlines: useQuery(listDeadlines(product)),
    revenue: useQuery({ ...getRevenueAmounts(product, seller.id, period), enabled: may.orders }),
    funds: useQuery({ ...getSellerFunds(product), enabled: may.funds }),
    works: useQuery({ ...listProducts(product, seller.permissions, works), enabled: may.works }),
    /* The bell's own: what the header hears is shown here too. */
    news: useQuery(listNotifications(product)),
  };
}

export type DashboardData = ReturnType<typeof useDashboard>;
