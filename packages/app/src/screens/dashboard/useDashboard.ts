import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { timeZoneOf } from '../../i18n/time-zone.ts';
import { useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { dashboardQueries, mayOf } from './asked.ts';

/** The dashboard's data, one query per section, so that a failed or forbidden one does not affect the others. */
export function useDashboard(seller: Seller) {
  const { clients } = useServices();
  const intl = useIntl();
  const [today] = useState(() => new Date());
  const asked = dashboardQueries(clients.product, seller, today, timeZoneOf(intl));

  return {
    today,
    may: mayOf(seller),
    profile: useQuery(asked.profile),
    site: useQuery(asked.site),
    record: useQuery(asked.record),
    settings: useQuery(asked.settings),
    tasks: useQuery(asked.tasks),
    deadlines: useQuery(asked.deadlines),
    revenue: useQuery(asked.revenue),
    funds: useQuery(asked.funds),
    works: useQuery(asked.works),
    news: useQuery(asked.news),
  };
}

export type DashboardData = ReturnType<typeof useDashboard>;
