import { useEffect } from 'react';
import { lazyComponent } from '../lazy-component/index.ts';
import type { QuotaMeterProps } from '../quota-meter/index.ts';

const meter = lazyComponent<QuotaMeterProps>(() => import('../quota-meter/index.ts').then((part) => part.QuotaMeter));

/** The meter at the foot of the sidebar: how much there is, is known later than the pages, and it comes with that. */
export function LazyQuota(quota: QuotaMeterProps) {
  const Meter = meter.useComponent();
  useEffect(() => void meter.preload(), []);
  return Meter ? <Meter {...quota} /> : <span data-fetching="" hidden />;
}
