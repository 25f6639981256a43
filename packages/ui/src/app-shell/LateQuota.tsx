import { useEffect } from 'react';
import { lazyPart } from '../lazy-part/index.ts';
import type { QuotaMeterProps } from '../quota-meter/index.ts';

const meter = lazyPart<QuotaMeterProps>(() => import('../quota-meter/index.ts').then((part) => part.QuotaMeter));

/** The meter at the foot of the sidebar: how much there is, is known later than the pages, and it comes with that. */
export function LateQuota(quota: QuotaMeterProps) {
  const Meter = meter.usePart();
  useEffect(() => void meter.preload(), []);
  return Meter ? <Meter {...quota} /> : <span data-fetching="" hidden />;
}
