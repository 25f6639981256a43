import type { ProductClient } from '@smart-art/api-client';
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
import type { Seller } from '../../session/index.ts';
import { MONTHS, monthAt, monthsBefore } from './revenue.ts';

/** Tasks shown, longest waiting first. */
const TASKS = 5;
/** Works shown, newest first: twice as many as fit on a laptop. */
const WORKS = 8;

/** The parts of the dashboard that the seller's permissions allow. */
export const mayOf = ({ permissions }: Pick<Seller, 'permissions'>) => ({
  tasks: permissions.includes('sa-list-my-tasks'),
  orders: permissions.includes('sa-list-orders'),
  works: permissions.includes('sa-list-art-library'),
  funds: permissions.includes('sa-list-crowd-funding'),
  settings: permissions.includes('sa-list-settings'),
  record: permissions.includes('sa-view-profile'),
});

/**
 * The dashboard's queries, one per section. A query whose permission the seller lacks is not sent.
 * @param today the revenue's last month contains it, in the time zone
 */
export function dashboardQueries(product: ProductClient, seller: Seller, today: Date, timeZone: string) {
  const may = mayOf(seller);
  const period = { from: monthsBefore(monthAt(today, timeZone), MONTHS - 1) };
  const works = { sort: '-created_at', per_page: WORKS } as const;
  return {
    profile: profileDetails(product, seller.email),
    site: siteSettings(product),
    record: { ...getPerson(product), enabled: may.record },
    settings: { ...clientSettings(product, seller.id), enabled: may.settings },
    tasks: { ...listTasks(product, { per_page: TASKS }), enabled: may.tasks },
    deadlines: listDeadlines(product),
    revenue: { ...getRevenueAmounts(product, seller.id, period), enabled: may.orders },
    funds: { ...getSellerFunds(product), enabled: may.funds },
    works: { ...listProducts(product, seller.permissions, works), enabled: may.works },
    /* The same query as the header's bell, so both show the same data. */
    news: listNotifications(product),
  };
}
