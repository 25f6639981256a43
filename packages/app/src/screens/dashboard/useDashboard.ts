import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { timeZoneOf } from '../../i18n/time-zone.ts';
import { useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { dashboardQueries, mayOf } from './queries.ts';

/** The dashboard's data, one query per section, so that a failed or forbidden one does not affect the others. */
export function useDashboard(seller: Seller) {
  const { clients } = useServices();
  const intl = useIntl();
  const [today] = useState(() => new Date());
  const queries = dashboardQueries(clients.product, seller, today, timeZoneOf(intl));

  return {
    today,
    may: mayOf(seller),
    profile: useQuery(queries.profile),
    site: useQuery(queries.site),
    record: useQuery(queries.record),
    settings: useQuery(queries.settings),
    tasks: useQuery(queries.tasks),
    deadlines: useQuery(queries.deadlines),
    revenue: useQuery(queries.revenue),
    funds: useQuery(queries.funds),
    works: useQuery(queries.works),
    news: useQuery(queries.news),
  };
}

export type DashboardData = ReturnType<typeof useDashboard>;
