import { useEffect } from 'react';
import { lazyComponent } from '../lazy-component/index.ts';
import type { QuotaMeterProps } from '../quota-meter/index.ts';

const meter = lazyComponent<QuotaMeterProps>(() => import('../quota-meter/index.ts').then((part) => part.QuotaMeter));

/** The quota meter at the foot of the sidebar. Lazy: the quota is known later than the pages. */
export function LazyQuota(quota: QuotaMeterProps) {
  const Meter = meter.useComponent();
  useEffect(() => void meter.preload(), []);
  return Meter ? <Meter {...quota} /> : <span data-fetching="" hidden />;
}
